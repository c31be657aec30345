import { api } from "shared-ui/store";
import type {
  PointsEntryView,
} from "./types";
export type {
  PointsEntryView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    pointsList: build.query<PointsListApiResponse, PointsListApiArg>({
      query: (queryArg) => ({
        url: `/api/users/me/points`,
        params: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as loyaltyApi };
export type PointsListApiResponse = /** status 200  */ PointsEntryView[];
export type PointsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export const { usePointsListQuery } = injectedRtkApi;
