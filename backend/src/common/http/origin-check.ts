import type { FastifyRequest } from 'fastify';
import { ForeignOrigin } from '../errors/common.errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/**
 * Refuses writes from other sites (`request.foreign-origin`, 403). A write that bears a cookie must show where it comes from.
 * @param publicHost the host people see in the address bar
 */
export function assertOwnOrigin(request: FastifyRequest, publicHost: string): void {
  if (SAFE.has(request.method)) return;
  const { origin, 'sec-fetch-site': site, cookie } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ForeignOrigin();
  if (origin !== undefined) {
    const host = hostOf(origin);
    if (!host || (host !== publicHost && host !== request.host)) throw new ForeignOrigin();
  } else if (cookie !== undefined && site !== 'same-origin') {
    throw new ForeignOrigin();
  }
}
