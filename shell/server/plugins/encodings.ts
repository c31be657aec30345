import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

const SUPPORTED = ['br', 'gzip', 'identity'];
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the best encoding that the client accepts, null for none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const encoding = negotiate(header ?? '', SUPPORTED);
  return encoding === 'br' || encoding === 'gzip' ? encoding : null;
}

/** Whole pages at once: the result is smaller than a stream and takes a few milliseconds more. */
export const compressed = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body);
