import type { FastifyReply } from 'fastify';
import type { JsonPage } from './keyset-pages.js';

/** The rows as they came from PostgreSQL, with the way on in the headers. */
export async function sendPage({ json, headers }: JsonPage, reply: FastifyReply): Promise<void> {
  await reply.headers(headers).type('application/json; charset=utf-8').send(json);
}
