import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The right-most address that no trusted proxy stands for. */
function addressOf({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}

/** What the backend learns about the visitor; headers of these names that the visitor sent are never passed on. */
export const visitorHeaders = (request: FastifyRequest, publicUrl: string): Record<string, string> => ({
  'x-forwarded-for': addressOf(request),
  'x-forwarded-host': request.host,
  'x-forwarded-proto': new URL(publicUrl).protocol.slice(0, -1),
  'x-request-id': request.id,
});
