import type { FastifyRequest } from 'fastify';

/** Whether the form was sent from this site and not by another one in the visitor's name. */
export function isOwnForm({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined ? site === 'same-origin' : origin === new URL(publicUrl).origin;
}
