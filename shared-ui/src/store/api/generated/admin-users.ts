import { api } from "shared-ui/store";
import type {
  AdminPointsEntryView,
  AdminUserDetailView,
  AdminUserPassView,
  AdminUserView,
  ChangeRoleDto,
  CorrectPointsDto,
  ReasonDto,
} from "./types";
export type {
  AdminPointsEntryView,
  AdminSessionView,
  AdminUserDetailView,
  AdminUserPassView,
  AdminUserView,
  ChangeRoleDto,
  CorrectPointsDto,
  ProblemFieldView,
  ProblemView,
  ReasonDto,
  UserActivityView,
  UserBusinessView,
  UserDecisionView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsersList: build.query<
      AdminUsersListApiResponse,
      AdminUsersListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: queryArg,
      }),
    }),
    adminUsersOne: build.query<AdminUsersOneApiResponse, AdminUsersOneApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}` }),
    }),
    adminUsersPasses: build.query<
      AdminUsersPassesApiResponse,
      AdminUsersPassesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/passes`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    adminUsersPoints: build.query<
      AdminUsersPointsApiResponse,
      AdminUsersPointsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/points`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    adminUsersCorrectPoints: build.mutation<
      AdminUsersCorrectPointsApiResponse,
      AdminUsersCorrectPointsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/points`,
        method: "POST",
        body: queryArg.correctPointsDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminUsersReinstate: build.mutation<
      AdminUsersReinstateApiResponse,
      AdminUsersReinstateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/reinstate`,
        method: "PATCH",
        body: queryArg.reasonDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminUsersResetFactors: build.mutation<
      AdminUsersResetFactorsApiResponse,
      AdminUsersResetFactorsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/reset-factors`,
        method: "PATCH",
        body: queryArg.reasonDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminUsersChangeRole: build.mutation<
      AdminUsersChangeRoleApiResponse,
      AdminUsersChangeRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/role`,
        method: "PATCH",
        body: queryArg.changeRoleDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    adminUsersSuspend: build.mutation<
      AdminUsersSuspendApiResponse,
      AdminUsersSuspendApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/suspend`,
        method: "PATCH",
        body: queryArg.reasonDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminUsersApi };
export type AdminUsersListApiResponse = /** status 200  */ AdminUserView[];
export type AdminUsersListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  role?: "admin" | "customer" | "vendor";
  status?: "active" | "suspended";
  /** Part of a name or an e-mail. */
  search?: string;
  sort?: "name" | "newest" | "oldest" | "points";
};
export type AdminUsersOneApiResponse = /** status 200  */ AdminUserDetailView;
export type AdminUsersOneApiArg = {
  id: number;
};
export type AdminUsersPassesApiResponse =
  /** status 200  */ AdminUserPassView[];
export type AdminUsersPassesApiArg = {
  id: number;
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminUsersPointsApiResponse =
  /** status 200  */ AdminPointsEntryView[];
export type AdminUsersPointsApiArg = {
  id: number;
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminUsersCorrectPointsApiResponse =
  /** status 200  */ AdminUserDetailView;
export type AdminUsersCorrectPointsApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  correctPointsDto: CorrectPointsDto;
};
export type AdminUsersReinstateApiResponse =
  /** status 200  */ AdminUserDetailView;
export type AdminUsersReinstateApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
};
export type AdminUsersResetFactorsApiResponse =
  /** status 200  */ AdminUserDetailView;
export type AdminUsersResetFactorsApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
};
export type AdminUsersChangeRoleApiResponse =
  /** status 200  */ AdminUserDetailView;
export type AdminUsersChangeRoleApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeRoleDto: ChangeRoleDto;
};
export type AdminUsersSuspendApiResponse =
  /** status 200  */ AdminUserDetailView;
export type AdminUsersSuspendApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
};
export const {
  useAdminUsersListQuery,
  useAdminUsersOneQuery,
  useAdminUsersPassesQuery,
  useAdminUsersPointsQuery,
  useAdminUsersCorrectPointsMutation,
  useAdminUsersReinstateMutation,
  useAdminUsersResetFactorsMutation,
  useAdminUsersChangeRoleMutation,
  useAdminUsersSuspendMutation,
} = injectedRtkApi;
