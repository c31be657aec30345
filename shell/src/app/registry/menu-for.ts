import type { MenuEntry } from 'shared-ui/remote';
import { includes, type Visitor } from './place-of';

export interface RemoteWithMenu {
  readonly description?: { readonly menu?: readonly MenuEntry[] };
}

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);
const longest = (paths: readonly string[]): string | undefined =>
  paths.reduce<string | undefined>(
    (best, path) => (path.length > (best?.length ?? 0) ? path : best),
    undefined,
  );
const leadsOut = ({ path }: MenuEntry): boolean => !isBelow(path, '/dashboard');

/**
 * Returns the menu entries of a visitor at an address, in the order of the remotes; links out of the dashboard are last. At
 * addresses of a dashboard section only its entries are returned.
 */
export function menuFor(
  remotes: readonly RemoteWithMenu[],
  path: string,
  visitor: Visitor,
): readonly MenuEntry[] {
  const own = remotes
    .flatMap(({ description }) => description?.menu ?? [])
    .filter((entry) => includes(entry.for, visitor));
  const part = longest(own.flatMap(({ within }) => (within && isBelow(path, within) ? [within] : [])));
  const shown = own.filter(({ within }) => within === part);
  return [...shown.filter((entry) => !leadsOut(entry)), ...shown.filter(leadsOut)];
}
