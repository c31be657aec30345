import type { FastifyReply } from 'fastify';
import type { JsonPage } from './keyset-pages.js';

/** Sends the rows as PostgreSQL returned them, with the paging headers. */
export async function sendPage({ json, headers }: JsonPage, reply: FastifyReply): Promise<void> {
  await reply.headers(headers).type('application/json; charset=utf-8').send(json);
}
