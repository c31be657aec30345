import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminUsersList: build.query<
        AdminUsersListApiResponse,
        AdminUsersListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/users`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            role: queryArg.role,
            status: queryArg.status,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-users"],
      }),
      adminUsersOne: build.query<AdminUsersOneApiResponse, AdminUsersOneApiArg>(
        {
          query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}` }),
          providesTags: ["admin-users"],
        },
      ),
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
        providesTags: ["admin-users"],
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
        providesTags: ["admin-users"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-users","admin-overview"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-users","admin-overview"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-users","admin-overview"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-users","admin-overview"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-users","admin-overview"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminUsersApi };
export type AdminUsersListApiResponse = /** status 200  */ AdminUserView[];
export type AdminUsersListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
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
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminUsersPointsApiResponse =
  /** status 200  */ AdminPointsEntryView[];
export type AdminUsersPointsApiArg = {
  id: number;
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
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
export type AdminUserView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  role: "admin" | "customer" | "vendor";
  phone: string | null;
  city: string | null;
  loyaltyPoints: number;
  emailVerified: boolean;
  suspendedAt: string | null;
  createdAt: string;
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
export type UserBusinessView = {
  id: number;
  businessName: string;
  nameNe: string | null;
  role: "counter" | "manager" | "owner";
};
export type UserActivityView = {
  passes: number;
  passesUsed: number;
  /** Rupees that used passes saved. */
  saved: number;
  reviews: number;
  favorites: number;
  messages: number;
  lastPassAt: string | null;
};
export type UserDecisionView = {
  id: number;
  action:
    | "points.corrected"
    | "user.factors-reset"
    | "user.reinstated"
    | "user.role-changed"
    | "user.suspended";
  reason: string;
  at: string;
  admin: string;
};
export type AdminSessionView = {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  /** Noted at most every 5 minutes. */
  lastSeenAt: string;
};
export type AdminUserDetailView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  role: "admin" | "customer" | "vendor";
  phone: string | null;
  city: string | null;
  loyaltyPoints: number;
  emailVerified: boolean;
  suspendedAt: string | null;
  createdAt: string;
  address: string | null;
  language: "en" | "ne";
  membership: string | null;
  /** Whether the account has a passkey or an authenticator app. */
  twoFactor: boolean;
  business: UserBusinessView | null;
  activity: UserActivityView;
  /** The newest first, 100 at most. */
  decisions: UserDecisionView[];
  /** The latest first, 100 at most. */
  sessions: AdminSessionView[];
};
export type AdminUserPassView = {
  id: string;
  dealId: number;
  dealTitle: string;
  businessName: string;
  businessNameNe: string | null;
  vendorId: number;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  issuedAt: string;
  expiresAt: string;
  redeemedAt: string | null;
  /** Rupees charged at the counter. */
  amount: number | null;
};
export type AdminPointsEntryView = {
  id: number;
  /** Negative when points were taken back or spent. */
  delta: number;
  kind: "correction" | "redemption" | "reversal" | "spend";
  createdAt: string;
  dealId: number | null;
  dealTitle: string | null;
  /** Why, for a correction. */
  reason: string | null;
};
export type CorrectPointsDto = {
  reason: string;
  /** Points, not 0; negative takes back. */
  delta: number;
};
export type ReasonDto = {
  reason: string;
};
export type ChangeRoleDto = {
  reason: string;
  /** `customer` gives the owner of a business the role of vendors. */
  role: "admin" | "customer";
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
