import { api } from "shared-ui/store";
import type {
  AdminPayoutView,
  AdminStatementView,
  BalanceView,
  PayoutRecordedView,
  RecordPayoutDto,
} from "./types";
export type {
  AdminPayoutView,
  AdminStatementView,
  BalanceView,
  PayeeView,
  PayoutRecordedView,
  ProblemFieldView,
  ProblemView,
  RecordPayoutDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminVendorAccountsBalances: build.query<
      AdminVendorAccountsBalancesApiResponse,
      AdminVendorAccountsBalancesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/balances`,
        params: queryArg,
      }),
    }),
    adminVendorAccountsPayouts: build.query<
      AdminVendorAccountsPayoutsApiResponse,
      AdminVendorAccountsPayoutsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/payouts`,
        params: queryArg,
      }),
    }),
    adminVendorAccountsStatements: build.query<
      AdminVendorAccountsStatementsApiResponse,
      AdminVendorAccountsStatementsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/statements`,
        params: {
          limit: queryArg.limit,
          from: queryArg["from"],
          to: queryArg.to,
          vendor: queryArg.vendor,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
        },
      }),
    }),
    adminVendorAccountsPay: build.mutation<
      AdminVendorAccountsPayApiResponse,
      AdminVendorAccountsPayApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/payouts`,
        method: "POST",
        body: queryArg.recordPayoutDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminVendorAccountsApi };
export type AdminVendorAccountsBalancesApiResponse =
  /** status 200  */ BalanceView[];
export type AdminVendorAccountsBalancesApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** A business's id. */
  vendor?: number;
  /** Part of the name. */
  search?: string;
  sort?: "least" | "most";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminVendorAccountsPayoutsApiResponse =
  /** status 200  */ AdminPayoutView[];
export type AdminVendorAccountsPayoutsApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** A business's id. */
  vendor?: number;
  sort?: "newest" | "oldest";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminVendorAccountsStatementsApiResponse =
  /** status 200  */ AdminStatementView[];
export type AdminVendorAccountsStatementsApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** A business's id. */
  vendor?: number;
  sort?: "newest" | "oldest";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AdminVendorAccountsPayApiResponse =
  | /** status 201  */ PayoutRecordedView
  | /** status 202 A second admin has to approve it */ PayoutRecordedView;
export type AdminVendorAccountsPayApiArg = {
  id: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  recordPayoutDto: RecordPayoutDto;
};
export const {
  useAdminVendorAccountsBalancesQuery,
  useAdminVendorAccountsPayoutsQuery,
  useAdminVendorAccountsStatementsQuery,
  useAdminVendorAccountsPayMutation,
} = injectedRtkApi;
