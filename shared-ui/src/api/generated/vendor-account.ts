import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      ownAccountBalance: build.query<
        OwnAccountBalanceApiResponse,
        OwnAccountBalanceApiArg
      >({
        query: () => ({ url: `/api/vendors/me/balance` }),
        providesTags: ["vendor-account"],
      }),
      payoutAccountOne: build.query<
        PayoutAccountOneApiResponse,
        PayoutAccountOneApiArg
      >({
        query: () => ({ url: `/api/vendors/me/payout-account` }),
        providesTags: ["vendor-account"],
      }),
      payoutAccountSet: build.mutation<
        PayoutAccountSetApiResponse,
        PayoutAccountSetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/payout-account`,
          method: "PUT",
          body: queryArg.payoutAccountDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["vendor-account"]),
      }),
      ownAccountPayouts: build.query<
        OwnAccountPayoutsApiResponse,
        OwnAccountPayoutsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/payouts`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["vendor-account"],
      }),
      ownPayoutsNext: build.query<
        OwnPayoutsNextApiResponse,
        OwnPayoutsNextApiArg
      >({
        query: () => ({ url: `/api/vendors/me/payouts/next` }),
        providesTags: ["vendor-account"],
      }),
      ownPayoutsOne: build.query<OwnPayoutsOneApiResponse, OwnPayoutsOneApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/vendors/me/payouts/${queryArg.id}`,
          }),
          providesTags: ["vendor-account"],
        },
      ),
      ownPayoutsTable: build.query<
        OwnPayoutsTableApiResponse,
        OwnPayoutsTableApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/payouts/${queryArg.id}.csv`,
        }),
        providesTags: ["vendor-account"],
      }),
      ownAccountStatements: build.query<
        OwnAccountStatementsApiResponse,
        OwnAccountStatementsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/statements`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["vendor-account"],
      }),
      ownAccountTable: build.query<
        OwnAccountTableApiResponse,
        OwnAccountTableApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/statements.csv`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["vendor-account"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as vendorAccountApi };
export type OwnAccountBalanceApiResponse = /** status 200  */ OwnBalanceView;
export type OwnAccountBalanceApiArg = void;
export type PayoutAccountOneApiResponse =
  /** status 200  */ OwnPayoutAccountView;
export type PayoutAccountOneApiArg = void;
export type PayoutAccountSetApiResponse =
  /** status 200  */ OwnPayoutAccountView;
export type PayoutAccountSetApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  payoutAccountDto: PayoutAccountDto;
};
export type OwnAccountPayoutsApiResponse = /** status 200  */ PayoutView[];
export type OwnAccountPayoutsApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type OwnPayoutsNextApiResponse = /** status 200  */ NextPayoutView;
export type OwnPayoutsNextApiArg = void;
export type OwnPayoutsOneApiResponse = /** status 200  */ PayoutStatementView;
export type OwnPayoutsOneApiArg = {
  id: string;
};
export type OwnPayoutsTableApiResponse = /** status 200 A table */ string;
export type OwnPayoutsTableApiArg = {
  id: string;
};
export type OwnAccountStatementsApiResponse =
  /** status 200  */ StatementView[];
export type OwnAccountStatementsApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  sort?: "newest" | "oldest";
};
export type OwnAccountTableApiResponse = /** status 200 A table */ string;
export type OwnAccountTableApiArg = {
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  sort?: "newest" | "oldest";
};
export type OwnBalanceView = {
  /** As of now; less than nothing when the business owes, for points or for what went back. */
  owedPaisa: number;
  /** Sold in advance and not yet used: owed once it is used, or 14 days after it expired. */
  unusedPaisa: number;
  /** What today's uses, returns and points came to so far. */
  todayPaisa: number;
  /** The last day that has its statements; null before the first. */
  statedUntil: string | null;
  /** Whether its deals give no points now, because it owes too much. */
  pointsPaused: boolean;
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
export type PayoutAccountView = {
  kind: "bank" | "esewa" | "khalti";
  holder: string;
  bank: string | null;
  branch: string | null;
  lastFour: string;
  changedAt: string;
  /** Nothing is paid out before; null when that is over. */
  heldUntil: string | null;
};
export type OwnPayoutAccountView = {
  /** Null before one was entered. */
  account: PayoutAccountView | null;
};
export type PayoutAccountDto = {
  kind: "bank" | "esewa" | "khalti";
  /** In whose name the account is. */
  holder: string;
  /** Only with a bank account, and then needed. */
  bank?: string | null;
  /** Only with a bank account, and then needed. */
  branch?: string | null;
  /** The account's number, or the mobile number of the wallet. */
  number: string;
  /** Not needed: the step-up has the proof. A password that is sent has to be right. */
  password?: string;
};
export type PayoutView = {
  id: string;
  paidAt: string;
  /** Whole rupees. */
  amount: number;
  method: "bank-transfer" | "esewa" | "khalti";
  reference: string;
  /** `returned` when the money came back: it is owed again. */
  state: "paid" | "returned";
};
export type NextPayoutView = {
  /** In Nepal. */
  day: string;
  /** Whole rupees, as of now; 0 when nothing is paid. */
  amount: number;
  /** `ordered` when a payout run holds it, so that it does not change any more. */
  state: "expected" | "ordered";
  /** Becomes part of the payout after it. */
  withheldPaisa: number;
  /** Why nothing is paid; null when something is. */
  leftOut:
    | ("factor-reset" | "held" | "no-account" | "suspended" | "too-little")
    | null;
};
export type PayoutStatementView = {
  id: string;
  /** When it left the balance. */
  orderedAt: string;
  /** Whole rupees. */
  amount: number;
  state: "ordered" | "paid" | "returned";
  method: "bank-transfer" | "esewa" | "khalti";
  /** Null before it is paid. */
  reference: string | null;
  /** Null for a payout without a run. */
  holder: string | null;
  lastFour: string | null;
  /** Owed after the payout before. */
  openingPaisa: number;
  /** Became owed since then. */
  soldPaisa: number;
  /** Uses that were taken back, and passes that were refunded. */
  returnedPaisa: number;
  /** Earlier payouts that came back. */
  returnedPayoutsPaisa: number;
  /** Charges. */
  otherPaisa: number;
  /** There is no commission: always 0. */
  feePaisa: number;
  /** Owed after this payout. */
  closingPaisa: number;
};
export type StatementView = {
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
};
export const {
  useOwnAccountBalanceQuery,
  usePayoutAccountOneQuery,
  usePayoutAccountSetMutation,
  useOwnAccountPayoutsQuery,
  useOwnPayoutsNextQuery,
  useOwnPayoutsOneQuery,
  useOwnPayoutsTableQuery,
  useOwnAccountStatementsQuery,
  useOwnAccountTableQuery,
} = injectedRtkApi;
