import { pictureTypeOf } from './picture-type.js';

export type DocumentType = 'pdf' | 'jpeg' | 'png';

/** Number of bytes at the end of a file in which PDF viewers search for the end marker. */
const TAIL = 1024;

const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-TAIL).includes('%%EOF');

/**
 * Detects the type from the bytes, independent of the sent name and type. Null for any other than the
 * accepted types.
 */
export function documentTypeOf(bytes: Buffer): DocumentType | null {
  if (isPdf(bytes)) return 'pdf';
  const picture = pictureTypeOf(bytes);
  return picture === 'jpeg' || picture === 'png' ? picture : null;
}
