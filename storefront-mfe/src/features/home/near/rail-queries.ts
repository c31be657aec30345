import type { DealsListApiArg } from 'shared-ui/api/deals';
import type { Place } from 'shared-ui/platform';

/** With fewer deals the next of the lists is tried. */
export const MIN_DEALS = 3;
const LIMIT = 12;
const RADIUS_KM = 3;

/** What a rail of nearby deals holds, the best first. */
export const railKinds = ['openNow', 'laterToday', 'popular'] as const;
export type RailKind = (typeof railKinds)[number];

/**
 * The lists that the rail tries in their order: open now, still today, popular.
 * @param near degrees; without them the whole city counts
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
