import { dealsApi, type DealView } from 'shared-ui/api/deals';
import type { Filters } from './filters';
import { nextCursor } from './next-cursor';

export interface DealPage {
  deals: DealView[];
  total: number;
  /** False when there are more than the server counts. */
  totalIsExact: boolean;
  next: string | null;
}

export interface DealPagesQuery extends Filters {
  /** The cursor of the first page shown; none for the beginning. */
  from?: string;
}

interface Answer {
  response?: { headers: Headers };
}

function toPage(deals: DealView[], answer: Answer | undefined): DealPage {
  const headers = answer?.response?.headers;
  return {
    deals,
    total: Number(headers?.get('x-total-count') ?? deals.length),
    totalIsExact: headers?.get('x-total-relation') !== 'gte',
    next: nextCursor(headers?.get('link') ?? null),
  };
}

/** The list of deals page by page: the generated call knows nothing of the headers that lead on. */
export const { useDealPagesInfiniteQuery, endpoints: dealPagesEndpoints } = dealsApi.injectEndpoints({
  endpoints: (build) => ({
    dealPages: build.infiniteQuery<DealPage, DealPagesQuery, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: (page) => page.next ?? undefined,
      },
      query: ({ queryArg: { from, ...filters }, pageParam }) => ({
        url: '/api/deals',
        params: { ...filters, cursor: pageParam || from },
      }),
      transformResponse: (deals: DealView[], answer) => toPage(deals, answer as Answer | undefined),
    }),
  }),
});
