import { loyaltyApi, type PointsEntryView } from 'shared-ui/api/loyalty';
import { byCursor, toPage, type Page } from 'shared-ui/platform';

/** One's own movements of points, newest first, page by page. */
export const { usePointsPagesInfiniteQuery } = loyaltyApi.injectEndpoints({
  endpoints: (build) => ({
    pointsPages: build.infiniteQuery<Page<PointsEntryView>, { limit?: number }, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { limit }, pageParam }) => ({
        url: '/api/users/me/points',
        params: { limit, cursor: pageParam || undefined },
      }),
      transformResponse: (entries: PointsEntryView[], answer) => toPage(entries, answer),
      providesTags: ['loyalty'],
    }),
  }),
});
