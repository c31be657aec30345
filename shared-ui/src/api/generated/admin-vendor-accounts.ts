import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminVendorAccountsBalances: build.query<
        AdminVendorAccountsBalancesApiResponse,
        AdminVendorAccountsBalancesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/balances`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            vendor: queryArg.vendor,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-vendor-accounts"],
      }),
      adminVendorAccountsPayouts: build.query<
        AdminVendorAccountsPayoutsApiResponse,
        AdminVendorAccountsPayoutsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payouts`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            vendor: queryArg.vendor,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-vendor-accounts"],
      }),
      adminVendorAccountsStatements: build.query<
        AdminVendorAccountsStatementsApiResponse,
        AdminVendorAccountsStatementsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/statements`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
            vendor: queryArg.vendor,
          },
        }),
        providesTags: ["admin-vendor-accounts"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["admin-vendor-accounts","admin-approvals","admin-overview"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminVendorAccountsApi };
export type AdminVendorAccountsBalancesApiResponse =
  /** status 200  */ BalanceView[];
export type AdminVendorAccountsBalancesApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** A business's id. */
  vendor?: number;
  /** Part of the name. */
  search?: string;
  sort?: "least" | "most";
};
export type AdminVendorAccountsPayoutsApiResponse =
  /** status 200  */ AdminPayoutView[];
export type AdminVendorAccountsPayoutsApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** A business's id. */
  vendor?: number;
  sort?: "newest" | "oldest";
};
export type AdminVendorAccountsStatementsApiResponse =
  /** status 200  */ AdminStatementView[];
export type AdminVendorAccountsStatementsApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  sort?: "newest" | "oldest";
  /** A business's id. */
  vendor?: number;
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
export type PayeeView = {
  id: number;
  businessName: string;
  nameNe: string | null;
};
export type BalanceView = {
  /** The business's id. */
  id: number;
  vendor: PayeeView;
  /** Less than nothing when the business owes, for points or for what went back. */
  owedPaisa: number;
  /** Sold in advance and not yet used: owed once it is used. */
  unusedPaisa: number;
  lastPaidAt: string | null;
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
export type AdminPayoutView = {
  id: string;
  paidAt: string;
  /** Whole rupees. */
  amount: number;
  method: "bank-transfer" | "esewa" | "khalti";
  reference: string;
  /** `returned` when the money came back: it is owed again. */
  state: "paid" | "returned";
  vendor: PayeeView;
  /** The admin who recorded it. */
  paidBy: string;
};
export type AdminStatementView = {
  /** The statement's number. */
  id: number;
  /** In Nepal. */
  day: string;
  /** Passes whose price became owed: used ones, those that expired 14 days before, and sales of the time before. */
  passesSold: number;
  /** Owed when the day began. */
  openingPaisa: number;
  /** What became owed for them. */
  soldPaisa: number;
  /** Of passes that were given back, and of uses that were taken back. */
  returnedPaisa: number;
  /** For points that its deals gave, less those that were taken back. */
  pointsPaisa: number;
  /** Payouts without those that came back; less than nothing when more came back on the day. */
  paidOutPaisa: number;
  /** Owed when it ended; less than nothing when it owes. */
  closingPaisa: number;
  vendor: PayeeView;
};
export type PayoutRecordedView = {
  /** Of the payout; of the request while it waits for a second admin. */
  id: string;
  /** Not null while it waits for a second admin. */
  approvalId: string | null;
};
export type RecordPayoutDto = {
  /** Whole rupees; at most what is owed. */
  amount: number;
  /** How it was paid; by the bank unless said. */
  method?: "bank-transfer" | "esewa" | "khalti";
  /** By what it can be found that the money left. */
  reference: string;
};
export const {
  useAdminVendorAccountsBalancesQuery,
  useAdminVendorAccountsPayoutsQuery,
  useAdminVendorAccountsStatementsQuery,
  useAdminVendorAccountsPayMutation,
} = injectedRtkApi;
