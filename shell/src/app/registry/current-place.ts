import type { SessionUserView } from 'shared-ui/platform';
import { placeOf, type ListedRemote, type Place } from './place-of';
import { visitorKind } from './visitor-kind';

/** What an address shows as far as it is known who is there. `path` carries no language prefix. */
export const currentPlace = (
  remotes: readonly ListedRemote[],
  path: string,
  user: SessionUserView | null | undefined,
): Place => placeOf(remotes, path, user ? visitorKind(user) : 'signed-out');

/** Whether header and footer of the site belong to it; they also stand around what is missing. */
export const isOfSite = (place: Place): boolean =>
  place.kind === 'missing' || (place.kind === 'remote' && place.area.frame === 'site');
