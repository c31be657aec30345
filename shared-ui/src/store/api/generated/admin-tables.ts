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
    adminTablesCases: build.query<
      AdminTablesCasesApiResponse,
      AdminTablesCasesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/cases.csv`,
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
    adminMessageTablesMessages: build.query<
      AdminMessageTablesMessagesApiResponse,
      AdminMessageTablesMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/messages.csv`,
        params: queryArg,
      }),
    }),
    adminPayoutRunTablesPayoutRuns: build.query<
      AdminPayoutRunTablesPayoutRunsApiResponse,
      AdminPayoutRunTablesPayoutRunsApiArg
    >({
      query: () => ({ url: `/api/admin/payout-runs.csv` }),
    }),
    adminPayoutRunTablesPayoutCandidates: build.query<
      AdminPayoutRunTablesPayoutCandidatesApiResponse,
      AdminPayoutRunTablesPayoutCandidatesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payout-runs/candidates.csv`,
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
    adminUserTablesDecisions: build.query<
      AdminUserTablesDecisionsApiResponse,
      AdminUserTablesDecisionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/decisions.csv`,
      }),
    }),
    adminUserTablesPasses: build.query<
      AdminUserTablesPassesApiResponse,
      AdminUserTablesPassesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/passes.csv`,
      }),
    }),
    adminUserTablesPoints: build.query<
      AdminUserTablesPointsApiResponse,
      AdminUserTablesPointsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/points.csv`,
      }),
    }),
    adminUserTablesSessions: build.query<
      AdminUserTablesSessionsApiResponse,
      AdminUserTablesSessionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/sessions.csv`,
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
    adminVendorTablesComplaints: build.query<
      AdminVendorTablesComplaintsApiResponse,
      AdminVendorTablesComplaintsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/complaints.csv`,
      }),
    }),
    adminVendorTablesDeals: build.query<
      AdminVendorTablesDealsApiResponse,
      AdminVendorTablesDealsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/deals.csv`,
      }),
    }),
    adminVendorTablesStaff: build.query<
      AdminVendorTablesStaffApiResponse,
      AdminVendorTablesStaffApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/staff.csv`,
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
export type AdminTablesCasesApiResponse = /** status 200 A table */ string;
export type AdminTablesCasesApiArg = {
  /** `to-decide`: cases that wait for a decision. Default: all. */
  status?: "closed" | "open" | "to-decide";
  /** A business's id. */
  vendor?: number;
  /** A customer's id. */
  customer?: number;
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
  /** By default, pending deals are listed oldest first, expired ones by their end, the last first, and others newest first. */
  sort?: "ending" | "ending-last" | "newest" | "oldest" | "title";
};
export type AdminMessageTablesMessagesApiResponse =
  /** status 200 A table */ string;
export type AdminMessageTablesMessagesApiArg = {
  /** `open`: new or in progress; `overdue`: open and past the due time. */
  status?: "answered" | "closed" | "in-progress" | "new" | "open" | "overdue";
  /** `me`, `none` or the id of an admin. */
  assignee?: string;
  kind?: "contact" | "help";
  /** For help messages only. */
  category?: "account" | "deals" | "payment" | "technical";
  /** Part of a name, an e-mail, a subject or the message. */
  search?: string;
  sort?: "due" | "newest" | "oldest";
};
export type AdminPayoutRunTablesPayoutRunsApiResponse =
  /** status 200 A table */ string;
export type AdminPayoutRunTablesPayoutRunsApiArg = void;
export type AdminPayoutRunTablesPayoutCandidatesApiResponse =
  /** status 200 A table */ string;
export type AdminPayoutRunTablesPayoutCandidatesApiArg = {
  /** The payout day in Nepal; default: next Thursday. */
  day?: string;
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
export type AdminUserTablesDecisionsApiResponse =
  /** status 200 A table */ string;
export type AdminUserTablesDecisionsApiArg = {
  id: number;
};
export type AdminUserTablesPassesApiResponse = /** status 200 A table */ string;
export type AdminUserTablesPassesApiArg = {
  id: number;
};
export type AdminUserTablesPointsApiResponse = /** status 200 A table */ string;
export type AdminUserTablesPointsApiArg = {
  id: number;
};
export type AdminUserTablesSessionsApiResponse =
  /** status 200 A table */ string;
export type AdminUserTablesSessionsApiArg = {
  id: number;
};
export type AdminTablesVendorsApiResponse = /** status 200 A table */ string;
export type AdminTablesVendorsApiArg = {
  status?: "changed" | "pending" | "rejected" | "suspended" | "verified";
  /** Part of the name. */
  search?: string;
  sort?: "name" | "newest" | "oldest";
};
export type AdminVendorTablesComplaintsApiResponse =
  /** status 200 A table */ string;
export type AdminVendorTablesComplaintsApiArg = {
  id: number;
};
export type AdminVendorTablesDealsApiResponse =
  /** status 200 A table */ string;
export type AdminVendorTablesDealsApiArg = {
  id: number;
};
export type AdminVendorTablesStaffApiResponse =
  /** status 200 A table */ string;
export type AdminVendorTablesStaffApiArg = {
  id: number;
};
export const {
  useAuditTableTableQuery,
  useAdminAccountTablesBalancesQuery,
  useAdminTablesCasesQuery,
  useAdminTablesDealsQuery,
  useAdminMessageTablesMessagesQuery,
  useAdminPayoutRunTablesPayoutRunsQuery,
  useAdminPayoutRunTablesPayoutCandidatesQuery,
  useAdminAccountTablesPayoutsQuery,
  useAdminTablesReviewsQuery,
  useAdminAccountTablesStatementsQuery,
  useAdminTablesUsersQuery,
  useAdminUserTablesDecisionsQuery,
  useAdminUserTablesPassesQuery,
  useAdminUserTablesPointsQuery,
  useAdminUserTablesSessionsQuery,
  useAdminTablesVendorsQuery,
  useAdminVendorTablesComplaintsQuery,
  useAdminVendorTablesDealsQuery,
  useAdminVendorTablesStaffQuery,
} = injectedRtkApi;
