import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Returns the right-most forwarded address that is not a trusted proxy. */
function addressOf({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/** Forwarding headers for the backend. Headers of these names from the visitor are never forwarded. */
export const visitorHeaders = (request: FastifyRequest, publicUrl: string): Record<string, string> => ({
  'x-forwarded-for': addressOf(request),
  'x-forwarded-host': request.host,
  'x-forwarded-proto': new URL(publicUrl).protocol.slice(0, -1),
  'x-request-id': request.id,
});
