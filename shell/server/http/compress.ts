import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Text as small as the reader's browser accepts it. */
export async function compressed(
  text: string,
  accepted: string,
): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
  const body = Buffer.from(text);
  if (accepted.includes('br')) return { body: await compressBrotli(body, quickly), encoding: 'br' };
  if (accepted.includes('gzip')) return { body: await compressGzip(body), encoding: 'gzip' };
  return { body };
}
