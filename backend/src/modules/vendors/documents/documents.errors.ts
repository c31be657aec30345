import { defineError } from '../../../common/errors/app-error.js';

export const DocumentTypeRejected = defineError(
  'document.type-refused',
  'unsupported',
  'Please choose a PDF, JPEG or PNG file.',
);
export const DocumentUnreadable = defineError(
  'document.unreadable',
  'invalid',
  'This file cannot be read. Please choose another one.',
);
export const DocumentTooLarge = defineError(
  'document.too-large',
  'too-large',
  'The document may have at most 8 MB.',
);
export const TooManyDocuments = defineError(
  'document.too-many',
  'conflict',
  'At most 6 documents are kept. Please delete one first.',
);
export const DocumentKept = defineError(
  'document.kept',
  'conflict',
  'What a business was verified by is kept and cannot be deleted.',
);
export const DocumentMissing = defineError('document.not-found', 'not-found', 'There is no such document.');
