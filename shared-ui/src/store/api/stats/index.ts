import { statsApi as generatedApi } from '../generated/stats';

export type * from '../generated/stats';

export const statsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    statsRead: { providesTags: ['Stats'] },
  },
});

export const { useStatsReadQuery } = statsApi;
