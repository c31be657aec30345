import { adminRolesApi as generatedApi } from '../generated/admin-roles';
import { changed, onSuccess, one, rowsOf } from '../tags';

export type * from '../generated/admin-roles';

export const adminRolesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminRolesList: { providesTags: rowsOf('User') },
    adminRolesOne: { providesTags: one('User') },
    adminRolesChange: { invalidatesTags: onSuccess(({ id }) => changed('User', id)) },
  },
});

export const { useAdminRolesListQuery, useAdminRolesChangeMutation } = adminRolesApi;
