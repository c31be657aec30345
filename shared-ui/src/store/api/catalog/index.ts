import { catalogApi as generatedApi } from '../generated/catalog';

export type * from '../generated/catalog';

export const catalogApi = generatedApi.enhanceEndpoints({
  endpoints: {
    catalogCategories: { providesTags: ['Category'] },
    catalogLocations: { providesTags: ['City'] },
    catalogPlaces: { providesTags: ['Area', 'City'] },
  },
});

export const { useCatalogCategoriesQuery, useCatalogLocationsQuery, useCatalogPlacesQuery } = catalogApi;
