import { pictureTypeOf } from './picture-type.js';

export type DocumentType = 'pdf' | 'jpeg' | 'png';

/** Readers find the end of a PDF within so many bytes of the file's. */
const TAIL = 1024;

const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-TAIL).includes('%%EOF');

/** What the bytes say, whatever name or type came with them. Null for everything that is no document for us. */
export function documentTypeOf(bytes: Buffer): DocumentType | null {
  if (isPdf(bytes)) return 'pdf';
  const picture = pictureTypeOf(bytes);
  return picture === 'jpeg' || picture === 'png' ? picture : null;
}
