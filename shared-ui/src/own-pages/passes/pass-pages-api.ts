import { redemptionsApi, type PassView } from '../../store/api/generated/redemptions';
import { byCursor, toPage, type Page } from '../../platform/paging';

/** The tabs of one's passes; those that were given back by either side stand together. */
export type ListedState = 'issued' | 'redeemed' | 'expired' | 'cancelled';

export interface PassListQuery {
  state: ListedState;
  limit?: number;
}

const statesOf = (listed: ListedState): string => (listed === 'cancelled' ? 'cancelled,voided' : listed);

/** One's own passes page by page, with their count. */
export const { usePassPagesInfiniteQuery } = redemptionsApi.injectEndpoints({
  endpoints: (build) => ({
    passPages: build.infiniteQuery<Page<PassView>, PassListQuery, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { state, limit }, pageParam }) => ({
        url: '/api/redemptions/me',
        params: { state: statesOf(state), limit, cursor: pageParam || undefined },
      }),
      transformResponse: (passes: PassView[], answer) => toPage(passes, answer),
      providesTags: ['redemptions'],
    }),
  }),
});
