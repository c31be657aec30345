import { api } from "shared-ui/store";
import type {
  CounterPassView,
  CounterProofDto,
  CounterProofView,
  IssuePassDto,
  OwnDealView,
  PassSlipView,
  PassView,
  PublicKeysView,
  SavingsView,
  VisitsView,
  VoidDto,
} from "./types";
export type {
  CounterPassView,
  CounterProofDto,
  CounterProofView,
  CounterRefusalView,
  CounterTaxesView,
  IssuePassDto,
  OwnDealView,
  PassBranchView,
  PassCategoryView,
  PassDealView,
  PassHonourView,
  PassLocationView,
  PassSlipView,
  PassVendorView,
  PassView,
  ProblemFieldView,
  ProblemView,
  PublicKeyView,
  PublicKeysView,
  RejectionReasonView,
  SavingsView,
  VisitsView,
  VoidDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicKeysList: build.query<
      PublicKeysListApiResponse,
      PublicKeysListApiArg
    >({
      query: () => ({ url: `/api/.well-known/redemption-keys` }),
    }),
    ownDealOne: build.query<OwnDealOneApiResponse, OwnDealOneApiArg>({
      query: (queryArg) => ({ url: `/api/deals/${queryArg.id}/mine` }),
    }),
    redemptionsIssue: build.mutation<
      RedemptionsIssueApiResponse,
      RedemptionsIssueApiArg
    >({
      query: (queryArg) => ({
        url: `/api/redemptions`,
        method: "POST",
        body: queryArg.issuePassDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    redemptionsMine: build.query<
      RedemptionsMineApiResponse,
      RedemptionsMineApiArg
    >({
      query: (queryArg) => ({
        url: `/api/redemptions/me`,
        params: queryArg,
      }),
    }),
    visitsSavings: build.query<VisitsSavingsApiResponse, VisitsSavingsApiArg>({
      query: (queryArg) => ({
        url: `/api/redemptions/savings`,
        params: queryArg,
      }),
    }),
    visitsOfYear: build.query<VisitsOfYearApiResponse, VisitsOfYearApiArg>({
      query: () => ({ url: `/api/redemptions/visits` }),
    }),
    redemptionsOne: build.query<
      RedemptionsOneApiResponse,
      RedemptionsOneApiArg
    >({
      query: (queryArg) => ({ url: `/api/redemptions/${queryArg.id}` }),
    }),
    redemptionsCancel: build.mutation<
      RedemptionsCancelApiResponse,
      RedemptionsCancelApiArg
    >({
      query: (queryArg) => ({
        url: `/api/redemptions/${queryArg.id}/cancel`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    counterProofsKeep: build.mutation<
      CounterProofsKeepApiResponse,
      CounterProofsKeepApiArg
    >({
      query: (queryArg) => ({
        url: `/api/redemptions/${queryArg.id}/offline-proof`,
        method: "POST",
        body: queryArg.counterProofDto,
      }),
    }),
    passSlipSlip: build.query<PassSlipSlipApiResponse, PassSlipSlipApiArg>({
      query: (queryArg) => ({ url: `/api/redemptions/${queryArg.id}/slip` }),
    }),
    redemptionsVoid: build.mutation<
      RedemptionsVoidApiResponse,
      RedemptionsVoidApiArg
    >({
      query: (queryArg) => ({
        url: `/api/redemptions/${queryArg.id}/void`,
        method: "POST",
        body: queryArg.voidDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as redemptionsApi };
export type PublicKeysListApiResponse = /** status 200  */ PublicKeysView;
export type PublicKeysListApiArg = void;
export type OwnDealOneApiResponse = /** status 200  */ OwnDealView;
export type OwnDealOneApiArg = {
  id: number;
};
export type RedemptionsIssueApiResponse =
  | /** status 200 The pass that is still open */ PassView
  | /** status 201  */ PassView;
export type RedemptionsIssueApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  issuePassDto: IssuePassDto;
};
export type RedemptionsMineApiResponse = /** status 200  */ PassView[];
export type RedemptionsMineApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** One state, or several separated by commas. */
  state?: ("cancelled" | "expired" | "issued" | "redeemed" | "voided")[];
  /** `ending`: those that end first in front. */
  sort?: "ending" | "newest";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type VisitsSavingsApiResponse = /** status 200  */ SavingsView;
export type VisitsSavingsApiArg = {
  /** A calendar year of days in Nepal. */
  year: number;
};
export type VisitsOfYearApiResponse = /** status 200  */ VisitsView;
export type VisitsOfYearApiArg = void;
export type RedemptionsOneApiResponse = /** status 200  */ PassView;
export type RedemptionsOneApiArg = {
  id: string;
};
export type RedemptionsCancelApiResponse = /** status 200  */ PassView;
export type RedemptionsCancelApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type CounterProofsKeepApiResponse = /** status 202  */ CounterProofView;
export type CounterProofsKeepApiArg = {
  id: string;
  counterProofDto: CounterProofDto;
};
export type PassSlipSlipApiResponse = /** status 200  */ PassSlipView;
export type PassSlipSlipApiArg = {
  id: string;
};
export type RedemptionsVoidApiResponse = /** status 200  */ CounterPassView;
export type RedemptionsVoidApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  voidDto: VoidDto;
};
export const {
  usePublicKeysListQuery,
  useOwnDealOneQuery,
  useRedemptionsIssueMutation,
  useRedemptionsMineQuery,
  useVisitsSavingsQuery,
  useVisitsOfYearQuery,
  useRedemptionsOneQuery,
  useRedemptionsCancelMutation,
  useCounterProofsKeepMutation,
  usePassSlipSlipQuery,
  useRedemptionsVoidMutation,
} = injectedRtkApi;
