import { adminCatalogueApi as generatedApi } from '../generated/admin-catalogue';
import { onSuccess } from '../tags';

export type * from '../generated/admin-catalogue';

export const adminCatalogueApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminCategoriesList: { providesTags: ['Category'] },
    adminCategoriesCreate: { invalidatesTags: onSuccess(['Category']) },
    adminCategoriesChange: { invalidatesTags: onSuccess(['Category', 'Deal', 'SearchRebuild']) },
    adminCategoriesMerge: { invalidatesTags: onSuccess(['Category', 'Deal', 'SearchRebuild']) },
    adminCitiesList: { providesTags: ['City'] },
    adminCitiesCreate: { invalidatesTags: onSuccess(['City']) },
    adminCitiesChange: { invalidatesTags: onSuccess(['City', 'Deal', 'SearchRebuild']) },
    adminAreasList: { providesTags: ['Area'] },
    adminAreasCreate: { invalidatesTags: onSuccess(['Area']) },
    adminAreasChange: { invalidatesTags: onSuccess(['Area', 'Deal']) },
    adminFaqsList: { providesTags: ['Faq'] },
    adminFaqsCreate: { invalidatesTags: onSuccess(['Faq']) },
    adminFaqsChange: { invalidatesTags: onSuccess(['Faq']) },
    adminSeasonsList: { providesTags: ['Season'] },
    adminSeasonsCreate: { invalidatesTags: onSuccess(['Season']) },
    adminSeasonsChange: { invalidatesTags: onSuccess(['Season']) },
    adminSeasonsRemove: { invalidatesTags: onSuccess(['Season']) },
    adminSearchMissesList: { providesTags: ['SearchTerm'] },
    adminSearchTermsList: { providesTags: ['SearchTerm'] },
    adminSearchTermsCreate: { invalidatesTags: onSuccess(['SearchTerm', 'Deal']) },
    adminSearchTermsChange: { invalidatesTags: onSuccess(['SearchTerm', 'Deal']) },
    adminSearchTermsRemove: { invalidatesTags: onSuccess(['SearchTerm', 'Deal']) },
    adminSearchRebuildsList: { providesTags: ['SearchRebuild'] },
  },
});

export const {
  useAdminAreasListQuery,
  useAdminAreasCreateMutation,
  useAdminAreasChangeMutation,
  useAdminCategoriesListQuery,
  useAdminCategoriesCreateMutation,
  useAdminCategoriesChangeMutation,
  useAdminCategoriesMergeMutation,
  useAdminCitiesListQuery,
  useAdminCitiesCreateMutation,
  useAdminCitiesChangeMutation,
  useAdminFaqsListQuery,
  useAdminFaqsCreateMutation,
  useAdminFaqsChangeMutation,
  useAdminSearchMissesListQuery,
  useAdminSearchRebuildsListQuery,
  useAdminSearchTermsListQuery,
  useAdminSearchTermsCreateMutation,
  useAdminSearchTermsChangeMutation,
  useAdminSearchTermsRemoveMutation,
  useAdminSeasonsListQuery,
  useAdminSeasonsCreateMutation,
  useAdminSeasonsChangeMutation,
  useAdminSeasonsRemoveMutation,
} = adminCatalogueApi;
