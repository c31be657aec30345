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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as vendorAccountApi };
export type OwnAccountBalanceApiResponse = /** status 200  */ OwnBalanceView;
export type OwnAccountBalanceApiArg = void;
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
export type OwnAccountPayoutsApiResponse = /** status 200  */ PayoutView[];
export type OwnAccountPayoutsApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type OwnBalanceView = {
  /** As of now; less than nothing when more went back than was sold. */
  owedPaisa: number;
  /** What today's sales and returns came to so far. */
  todayPaisa: number;
  /** The last day that has its statements; null before the first. */
  statedUntil: string | null;
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
export type StatementView = {
  /** The statement's number. */
  id: number;
  /** In Nepal. */
  day: string;
  passesSold: number;
  /** Owed when the day began. */
  openingPaisa: number;
  soldPaisa: number;
  /** Of passes that were given back. */
  returnedPaisa: number;
  paidOutPaisa: number;
  /** Owed when it ended; less than nothing when more went back than was sold. */
  closingPaisa: number;
};
export type PayoutView = {
  id: string;
  paidAt: string;
  /** Whole rupees. */
  amount: number;
  method: "esewa" | "khalti" | "bank-transfer";
  reference: string;
};
export const {
  useOwnAccountBalanceQuery,
  useOwnAccountStatementsQuery,
  useOwnAccountTableQuery,
  useOwnAccountPayoutsQuery,
} = injectedRtkApi;
