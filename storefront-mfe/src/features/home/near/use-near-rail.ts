import { useCatalogPlacesQuery } from 'shared-ui/api/catalog';
import { useDealsListQuery, type DealView } from 'shared-ui/api/deals';
import { usePlace } from 'shared-ui/platform';
import { selectPosition, useAppSelector } from 'shared-ui/store';
import { MIN_DEALS, railQueries, type RailKind } from './rail-queries';

/** Point from which the rail measures distances. */
export type RailCenter = 'position' | 'area' | 'city';

interface NearRail {
  kind: RailKind;
  center: RailCenter;
  /** Undefined while the deals load. */
  deals: readonly DealView[] | undefined;
  /** True if no deal around is open. */
  isAllClosed: boolean;
  hasFailed: boolean;
  retry(): void;
}

const isEnough = (deals: readonly DealView[] | undefined): boolean => (deals?.length ?? 0) >= MIN_DEALS;

/** Returns the position, otherwise the center of the chosen area; `near` is null if only the city is known. */
function useCenter(): { near: string | null; center: RailCenter; isReady: boolean } {
  const { city, area } = usePlace();
  const position = useAppSelector(selectPosition);
  const { data: places, isError } = useCatalogPlacesQuery(undefined, { skip: area === null });
  if (position) return { near: position, center: 'position', isReady: true };
  const middle = places?.find(({ slug }) => slug === city)?.areas.find(({ slug }) => slug === area);
  if (middle) return { near: `${middle.latitude},${middle.longitude}`, center: 'area', isReady: true };
  return { near: null, center: 'city', isReady: area === null || places !== undefined || isError };
}

/**
 * Returns deals near the visitor that are open now; with fewer than three, those of later today, and then the popular ones of
 * the city.
 */
export function useNearRail(): NearRail {
  const { near, center, isReady } = useCenter();
  const queries = railQueries(usePlace(), near);
  const open = useDealsListQuery(queries.openNow, { skip: !isReady });
  const isOpenShort = open.currentData !== undefined && !isEnough(open.currentData);
  const later = useDealsListQuery(queries.laterToday, { skip: !isOpenShort });
  const isLaterShort = isOpenShort && later.currentData !== undefined && !isEnough(later.currentData);
  const popular = useDealsListQuery(queries.popular, { skip: !isLaterShort });
  const [kind, shown] = isLaterShort
    ? (['popular', popular] as const)
    : isOpenShort
      ? (['laterToday', later] as const)
      : (['openNow', open] as const);
  return {
    kind,
    center: kind === 'popular' ? 'city' : center,
    deals: shown.currentData,
    isAllClosed: open.currentData?.length === 0,
    hasFailed: shown.isError,
    retry: () => void shown.refetch(),
  };
}
