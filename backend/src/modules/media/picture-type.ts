export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const AVIF_BRANDS = new Set(['avif', 'avis']);

const beginsWith = (bytes: Buffer, signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);
const text = (bytes: Buffer, from: number, length: number): string =>
  bytes.toString('latin1', from, from + length);

/**
 * Detects the type from the first bytes, independent of the sent name and type. Null for any other than the
 * accepted types.
 */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (beginsWith(bytes, JPEG)) return 'jpeg';
  if (beginsWith(bytes, PNG)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return 'webp';
  if (text(bytes, 4, 4) === 'ftyp' && AVIF_BRANDS.has(text(bytes, 8, 4))) return 'avif';
  return null;
}
