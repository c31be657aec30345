import type { SessionUserView } from 'shared-ui/platform';
import { areaOf, remoteOf, type RemoteName } from './areas';
import { dashboardPlace } from './dashboard/dashboard-place';

/** The remote that an address will need, as far as that can be told. `path` carries no language prefix. */
export function remoteFor(path: string, visitor: SessionUserView | undefined): RemoteName | undefined {
  if (areaOf(path) !== 'dashboard' || !visitor) return remoteOf(areaOf(path));
  const place = dashboardPlace(visitor, path);
  return place.kind === 'remote' ? place.name : undefined;
}
