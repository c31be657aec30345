import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip';

const SUPPORTED = ['br', 'gzip', 'identity'];
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const [QUICK_BROTLI, BROTLI] = [brotli(2), brotli(5)];

/** Returns the best encoding that the client accepts, null for none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const encoding = negotiate(header ?? '', SUPPORTED);
  return encoding === 'br' || encoding === 'gzip' ? encoding : null;
}

/**
 * Whole pages at once: the result is smaller than a stream and takes less time.
 * @param isQuick a third of the time for a seventh more bytes: for pages that may never be sent again
 */
export const compressed = (body: Buffer, encoding: Encoding, isQuick: boolean): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(body, isQuick ? QUICK_BROTLI : BROTLI)
    : gzipSync(body, { level: isQuick ? 1 : 6 });
