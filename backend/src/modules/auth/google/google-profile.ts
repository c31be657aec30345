import type { IDToken } from 'openid-client';

const MAX_NAME = 60;

/** Claims of Google's ID token about a user. */
export interface GoogleProfile {
  subject: string;
  /** In lower case. */
  email: string;
  /** True if Google manages the mailbox, so that the token proves its current owner. */
  isMailboxOwner: boolean;
  firstName: string;
  lastName: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME) : '';

/**
 * Reads a verified ID token. Google manages addresses of gmail.com and of Workspace domains (claim `hd`). It verified other
 * mailboxes only once, possibly before their owner changed.
 * @returns null without an e-mail address
 */
export function googleProfileOf(claims: IDToken): GoogleProfile | null {
  const email = textOf(claims['email']).toLowerCase();
  if (!email.includes('@')) return null;
  const isManaged = email.endsWith('@gmail.com') || Boolean(claims['hd']);
  return {
    subject: claims.sub,
    email,
    isMailboxOwner: claims['email_verified'] === true && isManaged,
    firstName: textOf(claims['given_name']) || textOf(claims['name']) || textOf(email.split('@')[0]),
    lastName: textOf(claims['family_name']),
  };
}
