import { dealsApi as generatedApi } from '../generated/deals';
import { one, rowsOf } from '../tags';

export type * from '../generated/deals';
export * from './deal-pages';
export type { SearchAnswer, TextFilter } from './search-answer';

export const dealsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    dealsOne: { providesTags: one('Deal') },
    dealsList: { providesTags: rowsOf('Deal') },
    dealsFeatured: { providesTags: rowsOf('Deal') },
    dealsSimilar: { providesTags: rowsOf('Deal') },
  },
});

export const { useDealsListQuery, useDealsFeaturedQuery, useDealsOneQuery, useDealsSimilarQuery } = dealsApi;
