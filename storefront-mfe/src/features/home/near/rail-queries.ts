import type { DealsListApiArg } from 'shared-ui/api/deals';
import type { Place } from 'shared-ui/platform';

/** Minimum number of deals; with fewer, the next list is used. */
export const MIN_DEALS = 3;
const LIMIT = 12;
const RADIUS_KM = 3;

/** Kinds of lists in a rail of nearby deals, the preferred one first. */
export const railKinds = ['openNow', 'laterToday', 'popular'] as const;
export type RailKind = (typeof railKinds)[number];

/**
 * Returns the queries of the rail's lists: open now, open later today, popular.
 * @param near the position in degrees; without it the whole city is used
 */
export function railQueries({ city }: Place, near: string | null): Record<RailKind, DealsListApiArg> {
  const around: DealsListApiArg = near
    ? { near, radius: RADIUS_KM, sort: 'near' }
    : { location: city, sort: 'popular' };
  return {
    openNow: { ...around, open: 'now', limit: LIMIT },
    laterToday: { ...around, when: 'today-evening', limit: LIMIT },
    popular: { location: city, sort: 'popular', limit: LIMIT },
  };
}
