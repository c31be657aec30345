import type { SessionUserView } from 'shared-ui/platform';
import { placeOf, type ListedRemote, type Place } from './place-of';
import { visitorKind } from './visitor-kind';

/** Returns the placement of an address for the current user. `path` has no language prefix. */
export const currentPlace = (
  remotes: readonly ListedRemote[],
  path: string,
  user: SessionUserView | null | undefined,
): Place => placeOf(remotes, path, user ? visitorKind(user) : 'signed-out');

/** Returns true if the site's header and footer surround the page. They also surround a missing remote. */
export const isOfSite = (place: Place): boolean =>
  place.kind === 'missing' || (place.kind === 'remote' && place.area.frame === 'site');

/** Returns true if a page of a dashboard has the site's header and tab bar on phones. */
export const hasSiteBars = (place: Place): boolean =>
  place.kind === 'remote' && (place.area.layout === 'site-bars' || place.area.layout === 'site-bars-menu');
