import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { MIN_COMPRESSED_BYTES } from '../http-cache/encodings.js';

/**
 * Responses of these routes hold secrets of the caller: tokens, codes, signed forms. Their length must not depend on whether a
 * part of the secret was guessed in the request (BREACH).
 */
const SECRET =
  /^\/api\/(auth|redemptions|counter|orders|payments|plan-orders|staff-invitations|vendors\/me\/staff)(\/|$)/;

/** Rows of tables leave one by one; a compressor would hold them back. */
const TABLE = /\.csv$/;

/** Compresses what is not kept in memory; public responses are compressed once, by their cache. */
export async function compressResponses(server: FastifyInstance): Promise<void> {
  server.addHook('onRoute', (route) => {
    if (SECRET.test(route.url) || TABLE.test(route.url)) route.compress = false;
  });
  await server.register(compress, {
    globalDecompression: false,
    threshold: MIN_COMPRESSED_BYTES,
    encodings: ['br', 'gzip'],
  });
}
