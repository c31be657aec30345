import { savedSearchesApi as generatedApi } from '../generated/saved-searches';
import { onSuccess } from '../tags';

export type * from '../generated/saved-searches';

export const savedSearchesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    savedSearchesList: { providesTags: ['SavedSearch'] },
    savedSearchesSave: { invalidatesTags: onSuccess(['SavedSearch']) },
    savedSearchesRename: { invalidatesTags: onSuccess(['SavedSearch']) },
    savedSearchesRemove: { invalidatesTags: onSuccess(['SavedSearch']) },
  },
});

export const {
  useSavedSearchesListQuery,
  useSavedSearchesNewQuery,
  useSavedSearchesSaveMutation,
  useSavedSearchesRenameMutation,
  useSavedSearchesRemoveMutation,
} = savedSearchesApi;
