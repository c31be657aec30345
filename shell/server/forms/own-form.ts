import type { FastifyRequest } from 'fastify';

/** Returns true for a form submitted from this site, false for a cross-site submission. */
export function isOwnForm({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined ? site === 'same-origin' : origin === new URL(publicUrl).origin;
}
