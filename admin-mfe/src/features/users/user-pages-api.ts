import { adminUsersApi, type AdminUserView } from 'shared-ui/api/admin-users';
import { pageOf } from 'shared-ui/server-table';
import type { Page } from 'shared-ui/paging';

/** The list of users, page by page, with its count. */
export const { useUserPageQuery } = adminUsersApi.injectEndpoints({
  endpoints: (build) => ({
    userPage: build.query<Page<AdminUserView>, Record<string, string | undefined>>(
      pageOf('/api/admin/users', 'admin-users'),
    ),
  }),
});
