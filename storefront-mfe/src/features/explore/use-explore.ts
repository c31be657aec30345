import { useMemo } from 'react';
import { useDealPagesInfiniteQuery } from 'shared-ui/api/deals';
import { useCatalogCategoriesQuery, useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { usePlace } from 'shared-ui/platform';
import { pathOf, queryOf, readFilters, type Filters } from './filters/filters';

/** Deals for the filters in the URL, and a function to change the filters. */
export function useExplore() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(query), [query]);
  const from = query.get('cursor') ?? undefined;
  const place = usePlace();
  const asked = useMemo(
    () => ({ ...queryOf(filters, place), ...(from && { from }) }),
    [filters, place, from],
  );
  const pages = useDealPagesInfiniteQuery(asked);
  const { data: categories = [] } = useCatalogCategoriesQuery();
  const { data: locations = [] } = useCatalogLocationsQuery();

  const deals = useMemo(() => pages.currentData?.pages.flatMap((page) => page.items), [pages.currentData]);
  return {
    filters,
    place,
    from,
    categories,
    locations,
    deals,
    answer: pages.currentData?.pages[0]?.answer,
    lastPage: pages.currentData?.pages.at(-1),
    failed: pages.isError,
    fetchingMore: pages.isFetchingNextPage,
    showMore: () => {
      if (!pages.isFetching) void pages.fetchNextPage();
    },
    retry: () => void pages.refetch(),
    show: (next: Filters) => navigate(pathOf(next)),
  };
}

export type Explore = ReturnType<typeof useExplore>;
