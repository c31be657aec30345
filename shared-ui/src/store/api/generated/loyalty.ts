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
    pointsTable: build.query<PointsTableApiResponse, PointsTableApiArg>({
      query: () => ({ url: `/api/users/me/points.csv` }),
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
export type PointsTableApiResponse = /** status 200 A table */ string;
export type PointsTableApiArg = void;
export const { usePointsListQuery, usePointsTableQuery } = injectedRtkApi;
