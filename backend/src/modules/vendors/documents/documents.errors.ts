import { refusal } from '../../../common/errors/app-error.js';

export const DocumentTypeRefused = refusal(
  'document.type-refused',
  'unsupported',
  'Please choose a PDF, JPEG or PNG file.',
);
export const DocumentUnreadable = refusal(
  'document.unreadable',
  'invalid',
  'This file cannot be read. Please choose another one.',
);
export const DocumentTooLarge = refusal(
  'document.too-large',
  'too-large',
  'The document may have at most 5 MB.',
);
export const TooManyDocuments = refusal(
  'document.too-many',
  'conflict',
  'At most 6 documents are kept. Please delete one first.',
);
export const DocumentKept = refusal(
  'document.kept',
  'conflict',
  'What a business was verified by is kept and cannot be deleted.',
);
export const DocumentMissing = refusal('document.not-found', 'not-found', 'There is no such document.');
