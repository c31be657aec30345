import { savedRepliesApi as generatedApi } from '../generated/saved-replies';
import { onSuccess } from '../tags';

export type * from '../generated/saved-replies';

export const savedRepliesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    savedRepliesList: { providesTags: ['SavedReply'] },
    savedRepliesCreate: { invalidatesTags: onSuccess(['SavedReply']) },
    savedRepliesUpdate: { invalidatesTags: onSuccess(['SavedReply']) },
    savedRepliesRemove: { invalidatesTags: onSuccess(['SavedReply']) },
  },
});

export const {
  useSavedRepliesListQuery,
  useSavedRepliesCreateMutation,
  useSavedRepliesUpdateMutation,
  useSavedRepliesRemoveMutation,
} = savedRepliesApi;
