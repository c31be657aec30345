import { adminUsersApi, type AdminUserView } from 'shared-ui/api/admin-users';
import { pageOf } from 'shared-ui/dashboard';
import type { Page } from 'shared-ui/platform';

/** The list of users, page by page, with its count. */
export const { useUserPageQuery } = adminUsersApi.injectEndpoints({
  endpoints: (build) => ({
    userPage: build.query<Page<AdminUserView>, Record<string, string | undefined>>(
      pageOf('/api/admin/users', 'admin-users'),
    ),
  }),
});
