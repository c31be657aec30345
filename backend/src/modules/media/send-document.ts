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

/**
 * Sends a paper for display in the console: a picture that was encoded again, or a PDF for a tab of its own, which no page can
 * frame and which has no access to this site.
 * @param picture the encoded picture; null for a PDF
 */
export async function sendPaper(
  reply: FastifyReply,
  { bytes, fileName }: SentDocument,
  picture: Buffer | null,
): Promise<void> {
  await reply
    .headers({
      'content-type': picture ? 'image/webp' : CONTENT_TYPES.pdf,
      'content-disposition': picture ? 'inline' : `inline; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-frame-options': 'DENY',
      'cache-control': 'private, no-store',
    })
    .send(picture ?? bytes);
}
