import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      statsRead: build.query<StatsReadApiResponse, StatsReadApiArg>({
        query: () => ({ url: `/api/stats` }),
        providesTags: ["stats"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as statsApi };
export type StatsReadApiResponse = /** status 200  */ StatsView;
export type StatsReadApiArg = void;
export type StatsView = {
  customers: number;
  businesses: number;
  cities: number;
  deals: number;
  redemptions: number;
  /** Of the listed deals, in percent of the original price. */
  biggestSavingPercent: number;
};
export type ProblemFieldView = {
  field: string;
  message: string;
};
export type ProblemView = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The sentence for people. */
  message: string;
  /** Stable, for programs. */
  code: string;
  requestId: string;
  errors?: ProblemFieldView[];
};
export const { useStatsReadQuery } = injectedRtkApi;
