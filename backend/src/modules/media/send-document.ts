import type { FastifyReply } from 'fastify';
import type { DocumentType } from './document-type.js';

export interface SentDocument {
  bytes: Buffer;
  type: DocumentType;
  fileName: string;
}

export const CONTENT_TYPES: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Sends a document as a download, so that no browser displays its content under our origin. */
export async function sendDocument(
  reply: FastifyReply,
  { bytes, type, fileName }: SentDocument,
): Promise<void> {
  await reply
    .headers({
      'content-type': CONTENT_TYPES[type],
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
