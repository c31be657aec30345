import { dealsApi, type DealsListApiArg, type DealView } from '../generated/deals';
import { toPage, type Page } from '../page';
import { pagedQuery } from '../paged-query';
import { rowsOf } from '../tags';
import { readSearchAnswer, type SearchAnswer } from './search-answer';

const SAVED_SECONDS = 600;

/** A page of the list, and what was understood of its search. */
export interface DealPage extends Page<DealView> {
  answer: SearchAnswer | null;
}

export interface DealPagesArg extends Omit<DealsListApiArg, 'cursor'> {
  /** The cursor of the first page shown; none for the beginning. */
  from?: string;
}

/** The list of deals page by page, kept while a visitor looks at a deal. */
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
