import { createHash, randomBytes } from 'node:crypto';

/** What decides which versions a visitor gets. */
export interface VisitorChoice {
  /** Random text of the visitor's cookie, without a meaning; undefined without the cookie. */
  readonly id?: string | undefined;
  /** Request of the visitor's cookie: true for new versions, false for those before. */
  readonly wantsNew?: boolean | undefined;
}

const RELEASE = 'dobbar_release';
const CANARY = 'dobbar_canary';
const MAX_AGE_SECONDS = 30 * 86_400;

const cookieOf = (name: string, pattern: string, cookies = ''): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=(${pattern})(?:;|$)`).exec(cookies)?.[1];

/** Reads the choice from the header `Cookie`. */
export function choiceOf(cookies: string | undefined): VisitorChoice {
  const requested = cookieOf(CANARY, '[01]', cookies);
  return {
    id: cookieOf(RELEASE, '[0-9a-f]{16}', cookies),
    wantsNew: requested === undefined ? undefined : requested === '1',
  };
}

export const newVisitor = (): string => randomBytes(8).toString('hex');

export const releaseCookie = (id: string, publicUrl: string): string =>
  `${RELEASE}=${id}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

const UINT32 = 2 ** 32;

/**
 * Returns true if a visitor gets the live version of a remote. The visitor stays on it while the share grows; other versions reach other
 * visitors first.
 */
export function getsLive(
  { id, wantsNew }: VisitorChoice,
  { name, live, share }: { name: string; live: string; share: number },
): boolean {
  if (share >= 100 || wantsNew !== undefined) return wantsNew ?? true;
  if (id === undefined) return false;
  const place = createHash('sha256').update(`${id} ${name} ${live}`).digest().readUInt32BE(0);
  return (place / UINT32) * 100 < share;
}
