import { adminViewsApi as generatedApi } from '../generated/admin-views';
import { listOf, onSuccess, rowsOf } from '../tags';

export type * from '../generated/admin-views';

export const adminViewsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminTableViewsList: { providesTags: rowsOf('TableView') },
    adminTableViewsSave: { invalidatesTags: onSuccess([listOf('TableView')]) },
    adminTableViewsRemove: { invalidatesTags: onSuccess([listOf('TableView')]) },
  },
});

export const {
  useAdminTableViewsListQuery,
  useAdminTableViewsSaveMutation,
  useAdminTableViewsRemoveMutation,
} = adminViewsApi;
