import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from './public-cache.js';

const isSame = (seen: string, etag: string): boolean => seen === '*' || seen.replace(/^W\//, '') === etag;

/** Answers 304 when the browser has it already, else the body. Public answers never depend on the cookie. */
export function sendPublic(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer): FastifyReply {
  reply.headers({
    etag: answer.etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...answer.headers,
  });
  const seen = request.headers['if-none-match'];
  if (seen !== undefined && seen.split(',').some((tag) => isSame(tag.trim(), answer.etag))) {
    return reply.status(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(answer.body);
}
