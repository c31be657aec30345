import { api } from "shared-ui/store";
import type {
  StatsView,
} from "./types";
export type {
  ProblemFieldView,
  ProblemView,
  StatsView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    statsRead: build.query<StatsReadApiResponse, StatsReadApiArg>({
      query: () => ({ url: `/api/stats` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as statsApi };
export type StatsReadApiResponse = /** status 200  */ StatsView;
export type StatsReadApiArg = void;
export const { useStatsReadQuery } = injectedRtkApi;
