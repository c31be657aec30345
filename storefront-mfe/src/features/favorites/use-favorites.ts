import { useMemo } from 'react';
import { useShoppingFavoritesInfiniteQuery, type FavoritesPage } from 'shared-ui/platform';
import { selectSessionHint, useAppSelector } from 'shared-ui/store';

const nothing: FavoritesPage[] = [];

/** Favorites of the account; before sign-in those saved in the browser. */
export function useFavorites() {
  const isUnread = useAppSelector(selectSessionHint) === 'unread';
  const query = useShoppingFavoritesInfiniteQuery(undefined, { skip: isUnread });
  const pages = query.data?.pages ?? nothing;
  const items = useMemo(() => pages.flatMap((page) => page.items), [pages]);
  return {
    state: query.data ? ('ready' as const) : query.isError ? ('failed' as const) : ('loading' as const),
    items,
    gone: pages[0]?.gone ?? [],
    shown: items.length,
    total: pages[0]?.total ?? 0,
    hasMore: query.hasNextPage,
    fetchingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

export type Favorites = ReturnType<typeof useFavorites>;
