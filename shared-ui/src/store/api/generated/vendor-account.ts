import { api } from "shared-ui/store";
import type {
  ConfirmPayoutAccountDto,
  NextPayoutView,
  OwnBalanceView,
  OwnPayoutAccountView,
  OwnPayoutView,
  PayoutAccountDto,
  PayoutStatementView,
  StatementView,
} from "./types";
export type {
  ConfirmPayoutAccountDto,
  NextPayoutView,
  OwedView,
  OwnBalanceView,
  OwnPayoutAccountView,
  OwnPayoutView,
  PaidBusinessView,
  PayoutAccountDto,
  PayoutAccountView,
  PayoutLineView,
  PayoutStatementView,
  ProblemFieldView,
  ProblemView,
  StatementView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAccountBalance: build.query<
      OwnAccountBalanceApiResponse,
      OwnAccountBalanceApiArg
    >({
      query: () => ({ url: `/api/vendors/me/balance` }),
    }),
    payoutAccountOne: build.query<
      PayoutAccountOneApiResponse,
      PayoutAccountOneApiArg
    >({
      query: () => ({ url: `/api/vendors/me/payout-account` }),
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
    }),
    payoutAccountConfirm: build.mutation<
      PayoutAccountConfirmApiResponse,
      PayoutAccountConfirmApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/payout-account/confirm`,
        method: "POST",
        body: queryArg.confirmPayoutAccountDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    ownAccountPayouts: build.query<
      OwnAccountPayoutsApiResponse,
      OwnAccountPayoutsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/payouts`,
        params: queryArg,
      }),
    }),
    ownAccountPayoutsTable: build.query<
      OwnAccountPayoutsTableApiResponse,
      OwnAccountPayoutsTableApiArg
    >({
      query: () => ({ url: `/api/vendors/me/payouts.csv` }),
    }),
    ownPayoutsNext: build.query<
      OwnPayoutsNextApiResponse,
      OwnPayoutsNextApiArg
    >({
      query: () => ({ url: `/api/vendors/me/payouts/next` }),
    }),
    ownPayoutsOne: build.query<OwnPayoutsOneApiResponse, OwnPayoutsOneApiArg>({
      query: (queryArg) => ({ url: `/api/vendors/me/payouts/${queryArg.id}` }),
    }),
    ownPayoutsTable: build.query<
      OwnPayoutsTableApiResponse,
      OwnPayoutsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/payouts/${queryArg.id}.csv`,
      }),
    }),
    ownPayoutsPdf: build.query<OwnPayoutsPdfApiResponse, OwnPayoutsPdfApiArg>({
      query: (queryArg) => ({
        url: `/api/vendors/me/payouts/${queryArg.id}/pdf`,
      }),
    }),
    ownAccountStatements: build.query<
      OwnAccountStatementsApiResponse,
      OwnAccountStatementsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/statements`,
        params: {
          limit: queryArg.limit,
          from: queryArg["from"],
          to: queryArg.to,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
        },
      }),
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
export type PayoutAccountConfirmApiResponse =
  /** status 200  */ OwnPayoutAccountView;
export type PayoutAccountConfirmApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  confirmPayoutAccountDto: ConfirmPayoutAccountDto;
};
export type OwnAccountPayoutsApiResponse = /** status 200  */ OwnPayoutView[];
export type OwnAccountPayoutsApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type OwnAccountPayoutsTableApiResponse =
  /** status 200 A table */ string;
export type OwnAccountPayoutsTableApiArg = void;
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
export type OwnPayoutsPdfApiResponse = /** status 200 The file */ Blob;
export type OwnPayoutsPdfApiArg = {
  id: string;
};
export type OwnAccountStatementsApiResponse =
  /** status 200  */ StatementView[];
export type OwnAccountStatementsApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  sort?: "newest" | "oldest";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type OwnAccountTableApiResponse = /** status 200 A table */ string;
export type OwnAccountTableApiArg = {
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  sort?: "newest" | "oldest";
};
export const {
  useOwnAccountBalanceQuery,
  usePayoutAccountOneQuery,
  usePayoutAccountSetMutation,
  usePayoutAccountConfirmMutation,
  useOwnAccountPayoutsQuery,
  useOwnAccountPayoutsTableQuery,
  useOwnPayoutsNextQuery,
  useOwnPayoutsOneQuery,
  useOwnPayoutsTableQuery,
  useOwnPayoutsPdfQuery,
  useOwnAccountStatementsQuery,
  useOwnAccountTableQuery,
} = injectedRtkApi;
