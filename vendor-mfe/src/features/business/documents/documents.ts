import type { DocumentView } from 'shared-ui/api/vendors';

export const DOCUMENT_KINDS = ['registration', 'tax'] as const satisfies readonly DocumentView['kind'][];

export const ACCEPTED = 'application/pdf,image/jpeg,image/png';
const LARGEST = 8 * 1024 * 1024;

export type DocumentFieldError = 'documentType' | 'documentLarge';

/** Error of a file that can be detected before its upload. */
export function findDocumentFieldError({
  type,
  size,
}: Pick<File, 'type' | 'size'>): DocumentFieldError | null {
  if (!ACCEPTED.split(',').includes(type)) return 'documentType';
  return size > LARGEST ? 'documentLarge' : null;
}
