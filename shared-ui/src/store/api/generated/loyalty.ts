import { api } from "shared-ui/store";
import type {
  OwnInvitationView,
  PointsEntryView,
} from "./types";
export type {
  OwnInvitationView,
  PointsEntryView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownInvitationsList: build.query<
      OwnInvitationsListApiResponse,
      OwnInvitationsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/users/me/invitations`,
        params: queryArg,
      }),
    }),
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
export type OwnInvitationsListApiResponse =
  /** status 200  */ OwnInvitationView[];
export type OwnInvitationsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type PointsListApiResponse = /** status 200  */ PointsEntryView[];
export type PointsListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type PointsTableApiResponse = /** status 200 A table */ string;
export type PointsTableApiArg = void;
export const {
  useOwnInvitationsListQuery,
  usePointsListQuery,
  usePointsTableQuery,
} = injectedRtkApi;
