type Role = 'customer' | 'vendor' | 'admin';

export type AccountType = 'customer' | 'vendor';

/** A path of this site alone: '//elsewhere' and '/\elsewhere' would leave it. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** Where to go once signed in: back to where it was asked for, else by role. */
export function pathAfterLogin(role: Role, wanted: AccountType, returnTo: string | null): string {
  if (returnTo && isOwnPath(returnTo)) return returnTo;
  if (role === 'customer' && wanted === 'vendor') return '/dashboard/business';
  return role === 'customer' ? '/' : '/dashboard';
}
