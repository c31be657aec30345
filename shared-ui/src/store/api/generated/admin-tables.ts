import { api } from "shared-ui/store";
export type {
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditTableTable: build.query<
      AuditTableTableApiResponse,
      AuditTableTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/audit.csv`,
        params: {
          actor: queryArg.actor,
          from: queryArg["from"],
          to: queryArg.to,
          action: queryArg.action,
          subjectType: queryArg.subjectType,
          subjectId: queryArg.subjectId,
          sort: queryArg.sort,
        },
      }),
    }),
    adminAccountTablesBalances: build.query<
      AdminAccountTablesBalancesApiResponse,
      AdminAccountTablesBalancesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/balances.csv`,
        params: queryArg,
      }),
    }),
    adminTablesDeals: build.query<
      AdminTablesDealsApiResponse,
      AdminTablesDealsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/deals.csv`,
        params: queryArg,
      }),
    }),
    adminAccountTablesPayouts: build.query<
      AdminAccountTablesPayoutsApiResponse,
      AdminAccountTablesPayoutsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payouts.csv`,
        params: queryArg,
      }),
    }),
    adminTablesReviews: build.query<
      AdminTablesReviewsApiResponse,
      AdminTablesReviewsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reviews.csv`,
        params: queryArg,
      }),
    }),
    adminAccountTablesStatements: build.query<
      AdminAccountTablesStatementsApiResponse,
      AdminAccountTablesStatementsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/statements.csv`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          vendor: queryArg.vendor,
          sort: queryArg.sort,
        },
      }),
    }),
    adminTablesUsers: build.query<
      AdminTablesUsersApiResponse,
      AdminTablesUsersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users.csv`,
        params: queryArg,
      }),
    }),
    adminTablesVendors: build.query<
      AdminTablesVendorsApiResponse,
      AdminTablesVendorsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors.csv`,
        params: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminTablesApi };
export type AuditTableTableApiResponse = /** status 200 A table */ string;
export type AuditTableTableApiArg = {
  /** Account of the actor. */
  actor?: number;
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** Such as `deal.approved`. */
  action?: string;
  /** Such as `deal`. */
  subjectType?: string;
  subjectId?: string;
  sort?: "newest" | "oldest";
};
export type AdminAccountTablesBalancesApiResponse =
  /** status 200 A table */ string;
export type AdminAccountTablesBalancesApiArg = {
  /** A business's id. */
  vendor?: number;
  /** Part of the name. */
  search?: string;
  sort?: "least" | "most";
};
export type AdminTablesDealsApiResponse = /** status 200 A table */ string;
export type AdminTablesDealsApiArg = {
  /** Deals of this business only. */
  vendorId?: number;
  /** Deals usable on a day of this festival season only. */
  seasonId?: number;
  search?: string;
  /** `active` means live or sold out. */
  status?:
    | "active"
    | "expired"
    | "featured"
    | "paused"
    | "pending"
    | "rejected"
    | "scheduled";
  /** By default, pending deals are listed oldest first and others newest first. */
  sort?: "ending" | "ending-last" | "newest" | "oldest" | "title";
};
export type AdminAccountTablesPayoutsApiResponse =
  /** status 200 A table */ string;
export type AdminAccountTablesPayoutsApiArg = {
  /** A business's id. */
  vendor?: number;
  sort?: "newest" | "oldest";
};
export type AdminTablesReviewsApiResponse = /** status 200 A table */ string;
export type AdminTablesReviewsApiArg = {
  /** A deal's id. */
  deal?: number;
  /** `reported`: with a pending report. Default: all. */
  status?: "hidden" | "reported";
  /** Part of the comment. */
  search?: string;
  sort?: "newest" | "oldest";
};
export type AdminAccountTablesStatementsApiResponse =
  /** status 200 A table */ string;
export type AdminAccountTablesStatementsApiArg = {
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** A business's id. */
  vendor?: number;
  sort?: "newest" | "oldest";
};
export type AdminTablesUsersApiResponse = /** status 200 A table */ string;
export type AdminTablesUsersApiArg = {
  role?: "admin" | "customer" | "vendor";
  status?: "active" | "suspended";
  /** Part of a name or an e-mail. */
  search?: string;
  sort?: "name" | "newest" | "oldest" | "points";
};
export type AdminTablesVendorsApiResponse = /** status 200 A table */ string;
export type AdminTablesVendorsApiArg = {
  status?: "changed" | "pending" | "rejected" | "suspended" | "verified";
  /** Part of the name. */
  search?: string;
  sort?: "name" | "newest" | "oldest";
};
export const {
  useAuditTableTableQuery,
  useAdminAccountTablesBalancesQuery,
  useAdminTablesDealsQuery,
  useAdminAccountTablesPayoutsQuery,
  useAdminTablesReviewsQuery,
  useAdminAccountTablesStatementsQuery,
  useAdminTablesUsersQuery,
  useAdminTablesVendorsQuery,
} = injectedRtkApi;
