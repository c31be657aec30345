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
  /** The state that forbids it. */
  currentState?: string;
  /** The version that is newer than the one sent. */
  currentVersion?: number;
  /** When the code was used. */
  usedAt?: string;
  usedAtBranch?: string | null;
  usedBy?: string | null;
  expiredAt?: string;
  /** Whole rupees. */
  minimumBill?: number;
};
export const { useStatsReadQuery } = injectedRtkApi;
