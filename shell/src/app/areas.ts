export type RemoteName = 'storefront' | 'vendor' | 'admin';

/** The parts of the site by address; which remote shows a dashboard depends on who is signed in. */
export type Area = 'public' | 'vendor-public' | 'dashboard' | 'admin-login' | 'admin';

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/** `path` carries no language prefix. */
export function areaOf(path: string): Area {
  if (isBelow(path, '/dashboard')) return 'dashboard';
  if (isBelow(path, '/vendor-signup') || isBelow(path, '/staff-invitation')) return 'vendor-public';
  if (isBelow(path, '/admin-login')) return 'admin-login';
  return isBelow(path, '/admin') ? 'admin' : 'public';
}

/** Whether a page is the reader's own: nobody else is sent the same. */
export const isOwnPage = (path: string): boolean => ['dashboard', 'admin'].includes(areaOf(path));

/** The remote that an address needs whoever asks, so that the server can hint at its files. */
export function remoteOf(area: Area): RemoteName | undefined {
  if (area === 'public') return 'storefront';
  if (area === 'vendor-public') return 'vendor';
  return area === 'dashboard' ? undefined : 'admin';
}
