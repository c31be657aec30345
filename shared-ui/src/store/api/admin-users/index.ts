import {
  adminUsersApi as generatedApi,
  type AdminPointsEntryView,
  type AdminUserDetailView,
  type AdminUserPassView,
  type AdminUserView,
} from '../generated/admin-users';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { changed, noTags, onSuccess, one, rowsOf } from '../tags';

export type * from '../generated/admin-users';

const changedUser = ({ id }: AdminUserDetailView) => [...changed('User', id), 'Overview' as const];

export const adminUsersApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminUsersList: { providesTags: rowsOf('User') },
    adminUsersOne: { providesTags: one('User') },
    adminUsersPasses: { providesTags: one('User') },
    adminUsersPoints: { providesTags: one('User') },
    adminUsersCorrectPoints: { invalidatesTags: onSuccess(changedUser) },
    adminUsersChangeRole: { invalidatesTags: onSuccess(changedUser) },
    adminUsersReinstate: { invalidatesTags: onSuccess(changedUser) },
    adminUsersResetFactors: { invalidatesTags: onSuccess(changedUser) },
    adminUsersSuspend: { invalidatesTags: onSuccess(changedUser) },
  },
});

export const {
  useAdminUsersListQuery,
  useAdminUsersOneQuery,
  useAdminUsersPassesQuery,
  useAdminUsersPointsQuery,
  useAdminUsersCorrectPointsMutation,
  useAdminUsersReinstateMutation,
  useAdminUsersResetFactorsMutation,
  useAdminUsersChangeRoleMutation,
  useAdminUsersSuspendMutation,
} = adminUsersApi;

interface OfUser {
  id: number;
  cursor?: string;
}

/** Queries of one page of users, or of one user's passes or points, with the total count. */
export const { useUserPageQuery, useUserPassPageQuery, useUserPointsPageQuery } =
  adminUsersApi.injectEndpoints({
    endpoints: (build) => ({
      userPage: build.query<Page<AdminUserView>, ListQuery>(onePageQuery('/api/admin/users', rowsOf('User'))),
      userPassPage: build.query<Page<AdminUserPassView>, OfUser>({
        ...onePageQuery<AdminUserPassView, OfUser>(
          ({ id, ...params }) => ({ url: `/api/admin/users/${id}/passes`, params }),
          noTags,
        ),
        providesTags: one('User'),
      }),
      userPointsPage: build.query<Page<AdminPointsEntryView>, OfUser>({
        ...onePageQuery<AdminPointsEntryView, OfUser>(
          ({ id, ...params }) => ({ url: `/api/admin/users/${id}/points`, params }),
          noTags,
        ),
        providesTags: one('User'),
      }),
    }),
  });
