import { useFavoritesPreviewQuery, type FavoriteView } from 'shared-ui/api/favorites';
import { useViewedIds } from './use-viewed-ids';

interface ViewedDeals {
  ids: readonly number[];
  /** Available deals, the most recently viewed first; undefined while they load. */
  deals: readonly FavoriteView[] | undefined;
  hasFailed: boolean;
  retry(): void;
}

/** Returns the deals viewed recently on this device, with current data. */
export function useViewedDeals(): ViewedDeals {
  const ids = useViewedIds();
  // The price at the time of viewing is not shown, so it is 0.
  const items = ids.map((id) => `${id}:0`).join();
  const { data, isError, refetch } = useFavoritesPreviewQuery({ items }, { skip: ids.length === 0 });
  const deals = ids.flatMap(
    (id) => data?.find((deal) => deal.id === id && deal.availability === 'available') ?? [],
  );
  return {
    ids,
    deals: ids.length === 0 ? [] : data && deals,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
