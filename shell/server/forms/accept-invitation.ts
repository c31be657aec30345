import type { FastifyRequest } from 'fastify';
import { invitationOf, noInvitationCookie } from './invitation-cookie';
import { postToApi, visitorCookieOf, type Destination } from './send-form';

/** Statuses after which a repetition changes nothing: stored, malformed, unknown or expired. */
const FINAL = [204, 400, 404, 410];

/** Short, because the visitor waits for the form. */
const timeoutMs = 2_000;

/**
 * Returns the cookies that the browser would send next.
 * @param received cookies of a new session; empty if the visitor was signed in before
 */
const sessionCookies = (sent: string, received: readonly string[]): string =>
  received.length === 0
    ? sent
    : [visitorCookieOf(sent), ...received.map((cookie) => cookie.split(';', 1)[0])]
        .filter(Boolean)
        .join('; ');

/**
 * Assigns the signed-in customer to the inviter by whose link the visitor came (rule IV2). A failure does not affect the form;
 * the invitation is then sent with the next one.
 * @param received cookies of a new session; empty if the visitor was signed in before
 * @returns cookies for the response
 */
export async function acceptInvitation(
  received: readonly string[],
  request: FastifyRequest,
  { backendUrl, publicUrl }: Destination,
): Promise<readonly string[]> {
  const { cookie: sent = '' } = request.headers;
  const invitation = invitationOf(sent);
  if (!invitation) return [];
  const address = new URL(`/api/deals/${invitation.dealId}/invitation/accept`, backendUrl);
  const body = { token: invitation.token };
  const cookie = sessionCookies(sent, received);
  const { status } = await postToApi({ address, body, cookie, timeoutMs }, request, publicUrl);
  return FINAL.includes(status) ? [noInvitationCookie] : [];
}
