import { plainPath } from 'shared-ui/i18n';

const NAME = 'dobbar_invitation';
const PAGE_OF_DEAL = /^\/deals\/(\d{1,10})$/;
const TOKEN = /^[\w-]{16}$/;
/** As long as a link is valid at most (rule IV1). */
const KEPT_SECONDS = 30 * 24 * 3_600;
/** Only forms without JavaScript need the cookie, so that no other request carries it. */
const SCOPE = 'Path=/forms; HttpOnly; SameSite=Lax';

/** Link by which a visitor opened a deal. */
export interface Invitation {
  readonly dealId: number;
  readonly token: string;
}

/** Returns the invitation in the address of a page; null for every other page. */
export function invitationAt({ pathname, searchParams }: URL): Invitation | null {
  const dealId = PAGE_OF_DEAL.exec(plainPath(pathname))?.[1];
  const token = searchParams.get('i') ?? '';
  return dealId !== undefined && TOKEN.test(token) ? { dealId: Number(dealId), token } : null;
}

/** Creates the cookie that stores the invitation until the visitor signs in without JavaScript. */
export const invitationCookie = ({ dealId, token }: Invitation): string =>
  `${NAME}=${dealId}.${token}; Max-Age=${KEPT_SECONDS}; ${SCOPE}`;

/** Deletes the stored invitation. */
export const noInvitationCookie = `${NAME}=; Max-Age=0; ${SCOPE}`;

/** Returns the stored invitation; null without a valid one. */
export function invitationOf(cookies: string | undefined): Invitation | null {
  const kept = new RegExp(`(?:^|;\\s*)${NAME}=(\\d{1,10})\\.([\\w-]{16})(?:;|$)`).exec(cookies ?? '');
  return kept?.[1] && kept[2] ? { dealId: Number(kept[1]), token: kept[2] } : null;
}
