import { dealsApi, type DealView } from 'shared-ui/api/deals';
import { byCursor, toPage, type Page } from 'shared-ui/platform';
import type { DealQuery } from './filters/filters';

/** In seconds: who comes back from a deal finds the list as it was left. */
const KEPT = 600;

export interface DealPagesQuery extends DealQuery {
  /** The cursor of the first page shown; none for the beginning. */
  from?: string;
}

/** The list of deals page by page: the generated call knows nothing of the headers that lead on. */
export const { useDealPagesInfiniteQuery, endpoints: dealPagesEndpoints } = dealsApi.injectEndpoints({
  endpoints: (build) => ({
    dealPages: build.infiniteQuery<Page<DealView>, DealPagesQuery, string>({
      infiniteQueryOptions: byCursor,
      keepUnusedDataFor: KEPT,
      query: ({ queryArg: { from, ...filters }, pageParam }) => ({
        url: '/api/deals',
        params: { ...filters, cursor: pageParam || from },
      }),
      transformResponse: (deals: DealView[], answer) => toPage(deals, answer),
      providesTags: ['deals'],
    }),
  }),
});
