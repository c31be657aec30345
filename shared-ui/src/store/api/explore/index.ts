import { exploreApi as generatedApi } from '../generated/explore';
import { listOf } from '../tags';

export type * from '../generated/explore';

export const exploreApi = generatedApi.enhanceEndpoints({
  endpoints: {
    exploreFacets: { providesTags: [listOf('Deal')] },
    exploreMap: { providesTags: [listOf('Deal')] },
  },
});

export const { useExploreFacetsQuery, useExploreMapQuery, useSearchSuggestionsSuggestQuery } = exploreApi;
