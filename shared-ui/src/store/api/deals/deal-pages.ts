import { dealsApi, type DealsListApiArg, type DealView } from '../generated/deals';
import { toPage, type Page } from '../page';
import { pagedQuery } from '../paged-query';
import { rowsOf } from '../tags';
import { readSearchAnswer, type SearchAnswer } from './search-answer';

const SAVED_SECONDS = 600;

/** Page of the list, with the interpretation of the search text. */
export interface DealPage extends Page<DealView> {
  answer: SearchAnswer | null;
}

export interface DealPagesArg extends Omit<DealsListApiArg, 'cursor'> {
  /** Cursor of the first page shown; omitted for the start of the list. */
  from?: string;
}

/** Infinite query of the deals, cached while a visitor views a deal. */
export const { useDealPagesInfiniteQuery, endpoints: dealPagesEndpoints } = dealsApi.injectEndpoints({
  endpoints: (build) => ({
    dealPages: build.infiniteQuery<DealPage, DealPagesArg, string>({
      ...pagedQuery<DealView, DealPagesArg>(
        ({ from, ...filters }) => ({ url: '/api/deals', params: { ...filters, cursor: from } }),
        rowsOf('Deal'),
      ),
      keepUnusedDataFor: SAVED_SECONDS,
      transformResponse: (deals: DealView[], meta: unknown) => ({
        ...toPage(deals, meta),
        answer: readSearchAnswer(meta),
      }),
    }),
  }),
});
