import { api } from 'shared-ui/store';
import type { AdminUserView } from 'shared-ui/api/admin';
import { byCursor, toPage, type Page } from 'shared-ui/paging';

export interface UserFilter {
  role?: AdminUserView['role'];
  search: string;
}

/** The list of users, page after page. */
export const { useUserPagesInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    userPages: build.infiniteQuery<Page<AdminUserView>, UserFilter, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { role, search }, pageParam }) => ({
        url: '/api/admin/users',
        params: { role, search: search || undefined, cursor: pageParam || undefined },
      }),
      transformResponse: (users: AdminUserView[], meta) => toPage(users, meta),
      providesTags: ['admin'],
    }),
  }),
});
