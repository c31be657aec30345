import { register } from 'node:module';
import { readDocument } from './version-document.mjs';

register('./typescript-hooks.mjs', import.meta.url);
const { AUDIENCES, documentFor } = await import('../../backend/src/openapi/audience.ts');

/** The documents that the backend serves, by reader. */
export const references = (document = readDocument()) =>
  AUDIENCES.map((audience) => ({ audience, document: documentFor(document, audience) }));
