import { adminReleasesApi as generatedApi } from '../generated/admin-releases';
import { onSuccess } from '../tags';

export type * from '../generated/admin-releases';

export const adminReleasesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminReleasesList: { providesTags: ['Release'] },
    adminReleasesShare: { invalidatesTags: onSuccess(['Release']) },
    adminReleasesReturnTo: { invalidatesTags: onSuccess(['Release']) },
  },
});

export const { useAdminReleasesListQuery, useAdminReleasesShareMutation, useAdminReleasesReturnToMutation } =
  adminReleasesApi;
