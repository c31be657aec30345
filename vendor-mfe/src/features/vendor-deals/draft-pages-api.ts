import { byCursor, toPage, type Page } from 'shared-ui/platform';
import { dealDraftsApi, type DealDraftsListApiArg, type DealDraftView } from 'shared-ui/api/deal-drafts';

type DraftListQuery = Omit<DealDraftsListApiArg, 'cursor'>;

/** The business's drafts page by page, with their count. */
export const { useDealDraftPagesInfiniteQuery } = dealDraftsApi.injectEndpoints({
  endpoints: (build) => ({
    dealDraftPages: build.infiniteQuery<Page<DealDraftView>, DraftListQuery, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/vendors/me/deal-drafts',
        params: { ...queryArg, cursor: pageParam || undefined },
      }),
      transformResponse: (drafts: DealDraftView[], answer) => toPage(drafts, answer),
      providesTags: ['deal-drafts'],
    }),
  }),
});
