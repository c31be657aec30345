import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      publicKeysList: build.query<
        PublicKeysListApiResponse,
        PublicKeysListApiArg
      >({
        query: () => ({ url: `/api/.well-known/redemption-keys` }),
        providesTags: ["redemptions"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["redemptions","auth","counter","loyalty"]),
      }),
      redemptionsMine: build.query<
        RedemptionsMineApiResponse,
        RedemptionsMineApiArg
      >({
        query: (queryArg) => ({
          url: `/api/redemptions/me`,
          params: {
            state: queryArg.state,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["redemptions"],
      }),
      redemptionsSavings: build.query<
        RedemptionsSavingsApiResponse,
        RedemptionsSavingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/redemptions/savings`,
          params: {
            year: queryArg.year,
          },
        }),
        providesTags: ["redemptions"],
      }),
      redemptionsOne: build.query<
        RedemptionsOneApiResponse,
        RedemptionsOneApiArg
      >({
        query: (queryArg) => ({ url: `/api/redemptions/${queryArg.id}` }),
        providesTags: ["redemptions"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["redemptions","auth","counter","loyalty"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["redemptions","auth","counter","loyalty"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as redemptionsApi };
export type PublicKeysListApiResponse = /** status 200  */ PublicKeysView;
export type PublicKeysListApiArg = void;
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
  /** One state, or several between commas. */
  state?: ("cancelled" | "expired" | "issued" | "redeemed" | "voided")[];
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type RedemptionsSavingsApiResponse = /** status 200  */ SavingsView;
export type RedemptionsSavingsApiArg = {
  /** A calendar year of days in Nepal. */
  year: number;
};
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
export type RedemptionsVoidApiResponse = /** status 200  */ CounterPassView;
export type RedemptionsVoidApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  voidDto: VoidDto;
};
export type PublicKeyView = {
  id: string;
  algorithm: "Ed25519";
  /** 32 bytes in base64url. */
  publicKey: string;
};
export type PublicKeysView = {
  keys: PublicKeyView[];
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
export type PassVendorView = {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
};
export type PassCategoryView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  parentSlug: string | null;
};
export type PassLocationView = {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
};
export type PassDealView = {
  id: number;
  title: string;
  titleNe: string | null;
  image: string | null;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  originalPrice: number;
  discountedPrice: number;
  /** What the price is without. */
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** What is paid for it, with what comes on top of the price. */
  sumToPay: number;
  /** The same of the original price. */
  originalSum: number;
  pointsEarned: number;
  placesLeft: number | null;
  vendor: PassVendorView;
  category: PassCategoryView;
  location: PassLocationView | null;
};
export type PassView = {
  /** Why its use earned nothing: the business owed too much, or the customer had earned often enough that day. */
  pointsWithheld: ("at-business" | "business-owes" | "per-day") | null;
  id: string;
  dealId: number;
  deal: PassDealView;
  /** The QR's whole text. */
  qrCode: string;
  /** Eight characters to read out. */
  code: string;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  isRedeemed: boolean;
  issuedAt: string;
  expiresAt: string;
  redeemedAt: string | null;
  /** Where it was used. */
  branchName: string | null;
  /** Whole rupees that were charged. */
  amount: number | null;
  /** Points it earned. */
  points: number;
  /** From when on its points can be spent; null without points and for an acceptance that was taken back. */
  pointsSpendableAt: string | null;
  /** Whether the customer has reviewed the deal. */
  isReviewed: boolean;
  /** Whether it was paid for in advance: it is given back on its order. */
  isBought: boolean;
};
export type IssuePassDto = {
  /** Ignored: the server alone makes codes. */
  qrCode?: string;
  dealId: number;
};
export type SavingsView = {
  year: number;
  /** Whole rupees. */
  total: number;
  /** Whole rupees of the twelve months, January first. */
  months: number[];
};
export type CounterTaxesView = {
  taxes: "included" | "vat-and-service-extra" | "vat-extra";
  /** The deal's price, in whole rupees. */
  price: number;
  /** Percent of the price; 0 where it is included. */
  serviceCharge: number;
  /** Percent of price and service charge. */
  vat: number;
};
export type CounterRefusalView = {
  /** Stable, such as `visit.wrong-hour`. */
  code: string;
  message: string;
};
export type CounterPassView = {
  /** Why the use earned nothing: the business owes too much, or the customer earned often enough today. */
  pointsWithheld: ("at-business" | "business-owes" | "per-day") | null;
  id: string;
  code: string;
  state: "cancelled" | "expired" | "issued" | "redeemed" | "voided";
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  /** In English; whoever shows it in another language has the two fields that follow. */
  badge: string;
  discountType: "buyXgetY" | "fixed" | "percentage";
  discountValue: string;
  customer: string;
  /** Whole rupees to charge, with VAT and service charge. */
  charge: number;
  /** What is on top of the deal's price within `charge`; null where the price includes both. */
  onTop: CounterTaxesView | null;
  /** Whether it was paid for in advance: there is nothing to charge. */
  isBought: boolean;
  /** Whole rupees the customer saves. */
  saves: number;
  /** Whole rupees; `visit.bill-too-small` below it. */
  minimumBill: number | null;
  /** Guests at least; `visit.party-too-small` below it. */
  partySize: number | null;
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  /** `HH:MM` in Nepal; they run over midnight when the last is before the first. */
  hoursFrom: string | null;
  hoursUntil: string | null;
  /** Days in Nepal on which it cannot be used. */
  blackoutDates: string[] | null;
  /** Names of the branches where it can be used; null means all. */
  branches: string[] | null;
  /** What the use earned. */
  points: number;
  issuedAt: string;
  expiresAt: string;
  usedAt: string | null;
  usedAtBranch: string | null;
  usedBy: string | null;
  amount: number | null;
  /** Until when the acceptance can be taken back. */
  voidableUntil: string | null;
  /** Why it cannot be accepted here and now; null when it can. */
  refusal: CounterRefusalView | null;
};
export type VoidDto = {
  reason: string;
};
export const {
  usePublicKeysListQuery,
  useRedemptionsIssueMutation,
  useRedemptionsMineQuery,
  useRedemptionsSavingsQuery,
  useRedemptionsOneQuery,
  useRedemptionsCancelMutation,
  useRedemptionsVoidMutation,
} = injectedRtkApi;
