import type { SessionUserView } from 'shared-ui/platform';
import type { MenuEntry } from 'shared-ui/remote';
import { includes, type Visitor } from './place-of';
import { visitorKind } from './visitor-kind';

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

/** User for whom a menu is read, with the rights in the business or in the marketplace. */
export interface Reader {
  readonly visitor: Visitor;
  readonly rights: readonly string[];
}

/** Admins have the rights of their role in the marketplace, also if they work for a business. */
export function readerOf(
  user: Pick<SessionUserView, 'role' | 'staffOf' | 'needsSecondFactor' | 'rights'>,
): Reader {
  const business = user.role === 'admin' ? null : user.staffOf;
  return { visitor: visitorKind(user), rights: business?.rights ?? user.rights };
}

const entriesOf = (remotes: readonly RemoteWithMenu[], visitor: Visitor): MenuEntry[] =>
  remotes
    .flatMap(({ description }) => description?.menu ?? [])
    .filter((entry) => includes(entry.for, visitor));

/** Right of an entry that is open to everybody with at least one right. */
const ANY = 'any';

const allows = ({ right }: MenuEntry, rights: readonly string[]): boolean =>
  right === undefined || (right === ANY ? rights.length > 0 : rights.includes(right));

const OVERVIEW = '/dashboard';

/**
 * Returns true if the entry with the longest path above an address needs a right that the user has not.
 * @param remote the remote of the address
 */
export function lacksRight(
  remote: RemoteWithMenu | undefined,
  path: string,
  { visitor, rights }: Reader,
): boolean {
  const above = entriesOf(remote ? [remote] : [], visitor).filter((entry) =>
    entry.path === OVERVIEW ? path === OVERVIEW : isBelow(path, entry.path),
  );
  const nearest = longest(above.map((entry) => entry.path));
  return above.some((entry) => entry.path === nearest && !allows(entry, rights));
}

/**
 * Returns the menu entries of a visitor at an address, in the order of the remotes, without those whose right is
 * missing; links out of the dashboard are last. At
 * addresses of a dashboard section only its entries are returned.
 */
export function menuFor(
  remotes: readonly RemoteWithMenu[],
  path: string,
  { visitor, rights }: Reader,
): readonly MenuEntry[] {
  const own = entriesOf(remotes, visitor).filter((entry) => allows(entry, rights));
  const part = longest(own.flatMap(({ within }) => (within && isBelow(path, within) ? [within] : [])));
  const shown = own.filter(({ within }) => within === part);
  return [...shown.filter((entry) => !leadsOut(entry)), ...shown.filter(leadsOut)];
}
