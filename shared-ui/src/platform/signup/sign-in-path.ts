/** A path of this site alone: '//elsewhere' and '/\\elsewhere' would leave it, and browsers drop control characters. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(path);

/** Where a sign-in or a sign-up leads back to, as it stands in an address. */
export const withReturn = (path: string, returnTo: string | null): string =>
  returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path;

/** What the sign-in page is filled in with; travels with the navigation, never in an address. */
export interface SignInStart {
  email?: string;
  accountType?: 'customer' | 'vendor';
}

/** The values for the sign-in page in the state of a navigation; empty for any other state. */
export function readSignInStart(state: unknown): SignInStart {
  if (typeof state !== 'object' || state === null) return {};
  const { email, accountType } = state as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...((accountType === 'customer' || accountType === 'vendor') && { accountType }),
  };
}
