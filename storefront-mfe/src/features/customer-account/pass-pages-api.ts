import { redemptionsApi, type PassView, type RedemptionsMineApiArg } from 'shared-ui/api/redemptions';
import { byCursor, toPage, type Page } from 'shared-ui/paging';

export type PassListQuery = Pick<RedemptionsMineApiArg, 'state' | 'limit'>;

/** One's own passes page by page, with their count. */
export const { usePassPagesInfiniteQuery } = redemptionsApi.injectEndpoints({
  endpoints: (build) => ({
    passPages: build.infiniteQuery<Page<PassView>, PassListQuery, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/redemptions/me',
        params: { ...queryArg, cursor: pageParam || undefined },
      }),
      transformResponse: (passes: PassView[], answer) => toPage(passes, answer),
      providesTags: ['redemptions'],
    }),
  }),
});
