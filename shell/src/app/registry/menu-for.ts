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
 * The entries that a visitor sees at an address, in the order of the remotes; the way out of the dashboard is last. Entries of
 * a part of the dashboard replace the others there.
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
