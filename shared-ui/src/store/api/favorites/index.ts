import { favoritesApi as generatedApi } from '../generated/favorites';
import { onSuccess } from '../tags';

export type * from '../generated/favorites';

export const favoritesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    favoritesIds: { providesTags: ['Favorite'] },
    favoritesList: { providesTags: ['Favorite'] },
    favoritesAdd: { invalidatesTags: onSuccess(['Favorite']) },
    favoritesRemove: { invalidatesTags: onSuccess(['Favorite']) },
    favoritesMerge: { invalidatesTags: onSuccess(['Favorite']) },
  },
});

export const {
  useFavoritesListQuery,
  useFavoritesIdsQuery,
  useFavoritesMergeMutation,
  useFavoritesPreviewQuery,
  useFavoritesAddMutation,
  useFavoritesRemoveMutation,
} = favoritesApi;
