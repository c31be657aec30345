import { useFavoritesPreviewQuery, type FavoriteView } from 'shared-ui/api/favorites';
import { useViewedIds } from './use-viewed-ids';

interface ViewedDeals {
  ids: readonly number[];
  /** Those that can still be had, the last viewed first; undefined while they are on their way. */
  deals: readonly FavoriteView[] | undefined;
  hasFailed: boolean;
  retry(): void;
}

/** The deals viewed last on this device, as they are now. */
export function useViewedDeals(): ViewedDeals {
  const ids = useViewedIds();
  // What a deal cost then is not shown.
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
