import type { FastifyReply } from 'fastify';
import { PLACE_COOKIE, PLACE_SECONDS, readPlace, writePlace } from 'shared-ui/platform';
import { returnPath } from './return-to';

/** Stores the city chosen by a visitor without JavaScript and redirects back. Scripts read the cookie too. */
export function storeChosenPlace(sent: URLSearchParams | undefined, reply: FastifyReply): FastifyReply {
  const place = readPlace(sent?.get('place'));
  if (place)
    void reply.header(
      'set-cookie',
      `${PLACE_COOKIE}=${writePlace(place)}; Path=/; Max-Age=${PLACE_SECONDS}; SameSite=Lax`,
    );
  return reply.header('cache-control', 'no-store').redirect(returnPath(sent?.get('returnTo') ?? null), 303);
}
