import type { FastifyRequest } from 'fastify';
import { ForeignOrigin } from '../errors/common.errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects writes from other sites (`request.foreign-origin`, 403). A write with a cookie must have a header
 * that shows its origin.
 * @param publicOrigin scheme, host and port of the site, as browsers show them
 */
export function assertSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (SAFE.has(request.method)) return;
  const { origin, 'sec-fetch-site': site, cookie } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ForeignOrigin();
  if (origin !== undefined) {
    const ownOrigin = `${request.protocol}://${request.host}`;
    if (origin !== publicOrigin && (!request.host || origin !== ownOrigin)) throw new ForeignOrigin();
  } else if (cookie !== undefined && site !== 'same-origin') {
    throw new ForeignOrigin();
  }
}
