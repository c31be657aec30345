import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      statsOne: build.query<StatsOneApiResponse, StatsOneApiArg>({
        query: () => ({ url: `/api/stats` }),
        providesTags: ["Operations"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as operationsApi };
export type StatsOneApiResponse = /** status 200  */ StatsView;
export type StatsOneApiArg = void;
export type StatsView = {
  maxSaving: number;
  businesses: number;
  cities: number;
  redemptions: number;
};
export const { useStatsOneQuery } = injectedRtkApi;
