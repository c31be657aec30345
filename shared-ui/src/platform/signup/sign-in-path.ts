/**
 * Returns true for a path of this site. '//elsewhere' and '/\\elsewhere' would leave the site, and browsers drop control
 * characters.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(path);

/** Adds the path to return to after a sign-in or sign-up to an address. */
export const withReturn = (path: string, returnTo: string | null): string =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;

/** Initial values of the sign-in page. They are passed in the navigation state, never in the address. */
export interface SignInStart {
  email?: string;
  accountType?: 'customer' | 'vendor';
}

/** Reads the initial values of the sign-in page from a navigation state; empty for any other state. */
export function readSignInStart(state: unknown): SignInStart {
  if (typeof state !== 'object' || state === null) return {};
  const { email, accountType } = state as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...((accountType === 'customer' || accountType === 'vendor') && { accountType }),
  };
}
