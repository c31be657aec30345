import { byCursor, toPage, type Page } from 'shared-ui/platform';
import { vendorAccountApi, type PayoutView, type StatementView } from 'shared-ui/api/vendor-account';

export interface Days {
  from?: string;
  to?: string;
}

/** Days and payouts of the business, page by page. */
export const { useStatementPagesInfiniteQuery, usePayoutPagesInfiniteQuery } =
  vendorAccountApi.injectEndpoints({
    endpoints: (build) => ({
      statementPages: build.infiniteQuery<Page<StatementView>, Days, string>({
        infiniteQueryOptions: byCursor,
        query: ({ queryArg, pageParam }) => ({
          url: '/api/vendors/me/statements',
          params: { ...queryArg, cursor: pageParam || undefined },
        }),
        transformResponse: (days: StatementView[], answer) => toPage(days, answer),
        providesTags: ['vendor-account'],
      }),
      payoutPages: build.infiniteQuery<Page<PayoutView>, undefined, string>({
        infiniteQueryOptions: byCursor,
        query: ({ pageParam }) => ({
          url: '/api/vendors/me/payouts',
          params: { cursor: pageParam || undefined },
        }),
        transformResponse: (payouts: PayoutView[], answer) => toPage(payouts, answer),
        providesTags: ['vendor-account'],
      }),
    }),
  });
