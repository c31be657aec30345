import negotiate from '@fastify/accept-negotiator';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this many bytes a compressed body saves no packet. */
export const MIN_COMPRESSED_BYTES = 1_024;

const SUPPORTED = ['br', 'gzip', 'identity'];
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @returns the best encoding that the client accepts, null for none */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const encoding = negotiate(header ?? '', SUPPORTED);
  return encoding === 'br' || encoding === 'gzip' ? encoding : null;
}

export const compressed = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body);
