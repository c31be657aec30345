import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, MIN_COMPRESSED_BYTES } from './encodings.js';
import type { CachedResponse, PublicCache } from './public-cache.js';

const SECOND_MS = 1_000;

const isSame = (seen: string, etag: string): boolean => seen === '*' || seen.replace(/^W\//, '') === etag;

/** Tells the shell, which announces that it follows the invalidations, with which tags and how long it may keep the response. */
function surrogateHeaders(
  { headers }: FastifyRequest,
  answer: CachedResponse,
  cache: PublicCache,
): Record<string, string> | undefined {
  if (headers['surrogate-capability'] === undefined || !cache.isKept(answer)) return undefined;
  const seconds = Math.max(0, Math.floor((answer.validUntil - cache.now) / SECOND_MS));
  return { 'surrogate-key': answer.tags.join(' '), 'surrogate-control': `max-age=${seconds}` };
}

/**
 * Sends 304 if the browser has the current body, else the body in the best encoding that it accepts. Each
 * encoding has its own ETag. Public responses never depend on the cookie.
 */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  cache: PublicCache,
): FastifyReply {
  const isLarge = answer.body.length >= MIN_COMPRESSED_BYTES;
  const encoding = isLarge ? acceptedEncoding(request.headers['accept-encoding']) : null;
  const etag = encoding ? answer.etag.replace(/"$/, `-${encoding}"`) : answer.etag;
  reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate', ...answer.headers });
  if (isLarge) reply.header('vary', 'Accept-Encoding');
  const surrogate = surrogateHeaders(request, answer, cache);
  if (surrogate) reply.headers(surrogate);
  const seen = request.headers['if-none-match'];
  if (seen !== undefined && seen.split(',').some((tag) => isSame(tag.trim(), etag))) {
    return reply.status(304).send();
  }
  reply.type(answer.type);
  if (!encoding) return reply.send(answer.body);
  return reply.header('content-encoding', encoding).send(cache.encoded(answer, encoding));
}
