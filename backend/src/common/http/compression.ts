import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { MIN_COMPRESSED_BYTES } from '../http-cache/encodings.js';

/**
 * Responses of these routes hold secrets of the caller: tokens, codes, signed forms. Compression would make
 * their length depend on guesses in the request (BREACH).
 */
const SECRET =
  /^\/api\/(auth|redemptions|counter|orders|payments|plan-orders|staff-invitations|vendors\/me\/staff)(\/|$)/;

/** Rows of tables are streamed one by one; a compressor would delay them. */
const TABLE = /\.csv$/;

/** Its lines must arrive at once. */
const EVENTS = '/cache/changes';

/**
 * Compresses responses that are not cached in memory; the cache of public responses compresses each of its
 * bodies once.
 */
export async function compressResponses(server: FastifyInstance): Promise<void> {
  server.addHook('onRoute', (route) => {
    if (SECRET.test(route.url) || TABLE.test(route.url) || route.url === EVENTS) route.compress = false;
  });
  await server.register(compress, {
    globalDecompression: false,
    threshold: MIN_COMPRESSED_BYTES,
    encodings: ['br', 'gzip'],
  });
}
