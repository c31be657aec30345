import { adminUsersApi, type AdminPointsEntryView, type AdminUserPassView } from 'shared-ui/api/admin-users';
import { type Page, toPage } from 'shared-ui/platform';

interface Asked {
  id: number;
  cursor?: string;
}

/** What a person has, page by page. */
export const { useUserPassPageQuery, useUserPointsPageQuery } = adminUsersApi.injectEndpoints({
  endpoints: (build) => ({
    userPassPage: build.query<Page<AdminUserPassView>, Asked>({
      query: ({ id, cursor }) => ({ url: `/api/admin/users/${id}/passes`, params: { cursor } }),
      transformResponse: (items: AdminUserPassView[], answer) => toPage(items, answer),
      providesTags: ['admin-users'],
    }),
    userPointsPage: build.query<Page<AdminPointsEntryView>, Asked>({
      query: ({ id, cursor }) => ({ url: `/api/admin/users/${id}/points`, params: { cursor } }),
      transformResponse: (items: AdminPointsEntryView[], answer) => toPage(items, answer),
      providesTags: ['admin-users'],
    }),
  }),
});
