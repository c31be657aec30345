import { api } from "shared-ui/store";
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
            action: queryArg.action,
            subjectType: queryArg.subjectType,
            subjectId: queryArg.subjectId,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-tables"],
      }),
      adminAccountTablesBalances: build.query<
        AdminAccountTablesBalancesApiResponse,
        AdminAccountTablesBalancesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/balances.csv`,
          params: {
            vendor: queryArg.vendor,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-tables"],
      }),
      adminTablesDeals: build.query<
        AdminTablesDealsApiResponse,
        AdminTablesDealsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/deals.csv`,
          params: {
            search: queryArg.search,
            status: queryArg.status,
            vendorId: queryArg.vendorId,
            seasonId: queryArg.seasonId,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-tables"],
      }),
      adminAccountTablesPayouts: build.query<
        AdminAccountTablesPayoutsApiResponse,
        AdminAccountTablesPayoutsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payouts.csv`,
          params: {
            vendor: queryArg.vendor,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-tables"],
      }),
      adminTablesReviews: build.query<
        AdminTablesReviewsApiResponse,
        AdminTablesReviewsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/reviews.csv`,
          params: {
            status: queryArg.status,
            deal: queryArg.deal,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-tables"],
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
            sort: queryArg.sort,
            vendor: queryArg.vendor,
          },
        }),
        providesTags: ["admin-tables"],
      }),
      adminTablesUsers: build.query<
        AdminTablesUsersApiResponse,
        AdminTablesUsersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/users.csv`,
          params: {
            role: queryArg.role,
            status: queryArg.status,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-tables"],
      }),
      adminTablesVendors: build.query<
        AdminTablesVendorsApiResponse,
        AdminTablesVendorsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/vendors.csv`,
          params: {
            status: queryArg.status,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-tables"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminTablesApi };
export type AuditTableTableApiResponse = /** status 200 A table */ string;
export type AuditTableTableApiArg = {
  /** The account of who did it. */
  actor?: number;
  /** Such as `deal.approved`. */
  action?: string;
  /** Such as `deal`. */
  subjectType?: string;
  subjectId?: string;
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
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
  /** Only those of this business. */
  vendorId?: number;
  /** Only those that can be used on a day of this festival season. */
  seasonId?: number;
  /** Unasked, those that wait come oldest first and others newest first. */
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
  /** `reported`: somebody holds something against it, and nobody has decided. All unless said. */
  status?: "hidden" | "reported";
  /** A deal's id. */
  deal?: number;
  /** Part of what was written. */
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
  sort?: "newest" | "oldest";
  /** A business's id. */
  vendor?: number;
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
