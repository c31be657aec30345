import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      counterAccept: build.mutation<
        CounterAcceptApiResponse,
        CounterAcceptApiArg
      >({
        query: (queryArg) => ({
          url: `/api/counter/accept`,
          method: "POST",
          body: queryArg.acceptDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["counter","auth","loyalty","redemptions","vendor-deals"]),
      }),
      dailyCloseRead: build.query<
        DailyCloseReadApiResponse,
        DailyCloseReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/counter/close`,
          params: {
            day: queryArg.day,
            branch: queryArg.branch,
          },
        }),
        providesTags: ["counter"],
      }),
      dailyCloseTable: build.query<
        DailyCloseTableApiResponse,
        DailyCloseTableApiArg
      >({
        query: (queryArg) => ({
          url: `/api/counter/close.csv`,
          params: {
            day: queryArg.day,
            branch: queryArg.branch,
          },
        }),
        providesTags: ["counter"],
      }),
      counterLookup: build.mutation<
        CounterLookupApiResponse,
        CounterLookupApiArg
      >({
        query: (queryArg) => ({
          url: `/api/counter/lookup`,
          method: "POST",
          body: queryArg.lookupDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["counter","auth","loyalty","redemptions","vendor-deals"]),
      }),
      counterToday: build.query<CounterTodayApiResponse, CounterTodayApiArg>({
        query: () => ({ url: `/api/counter/today` }),
        providesTags: ["counter"],
      }),
      vendorRedemptionsList: build.query<
        VendorRedemptionsListApiResponse,
        VendorRedemptionsListApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/redemptions`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            from: queryArg["from"],
            to: queryArg.to,
            branch: queryArg.branch,
            deal: queryArg.deal,
            staff: queryArg.staff,
            state: queryArg.state,
          },
        }),
        providesTags: ["counter"],
      }),
      vendorRedemptionsTable: build.query<
        VendorRedemptionsTableApiResponse,
        VendorRedemptionsTableApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/redemptions.csv`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            branch: queryArg.branch,
            deal: queryArg.deal,
            staff: queryArg.staff,
            state: queryArg.state,
          },
        }),
        providesTags: ["counter"],
      }),
      vendorRedemptionsChoices: build.query<
        VendorRedemptionsChoicesApiResponse,
        VendorRedemptionsChoicesApiArg
      >({
        query: () => ({ url: `/api/vendors/me/redemptions/choices` }),
        providesTags: ["counter"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as counterApi };
export type CounterAcceptApiResponse = /** status 200  */ CounterPassView;
export type CounterAcceptApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  acceptDto: AcceptDto;
};
export type DailyCloseReadApiResponse = /** status 200  */ DailyCloseView;
export type DailyCloseReadApiArg = {
  /** A day in Nepal; today unless said. */
  day?: string;
  /** A branch's id. Staff of one branch see theirs in any case. */
  branch?: number;
};
export type DailyCloseTableApiResponse = /** status 200 A table */ string;
export type DailyCloseTableApiArg = {
  /** A day in Nepal; today unless said. */
  day?: string;
  /** A branch's id. Staff of one branch see theirs in any case. */
  branch?: number;
};
export type CounterLookupApiResponse = /** status 200  */ CounterPassView;
export type CounterLookupApiArg = {
  lookupDto: LookupDto;
};
export type CounterTodayApiResponse = /** status 200  */ CounterPassView[];
export type CounterTodayApiArg = void;
export type VendorRedemptionsListApiResponse =
  /** status 200  */ VendorRedemptionView[];
export type VendorRedemptionsListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** First day in Nepal, such as 2026-11-01. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** A branch's id. Staff of one branch see theirs in any case. */
  branch?: number;
  /** A deal's id. */
  deal?: number;
  /** Who accepted it: the id of their account. */
  staff?: number;
  state?: "redeemed" | "voided";
};
export type VendorRedemptionsTableApiResponse =
  /** status 200 A table */ string;
export type VendorRedemptionsTableApiArg = {
  /** First day in Nepal, such as 2026-11-01. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** A branch's id. Staff of one branch see theirs in any case. */
  branch?: number;
  /** A deal's id. */
  deal?: number;
  /** Who accepted it: the id of their account. */
  staff?: number;
  state?: "redeemed" | "voided";
};
export type VendorRedemptionsChoicesApiResponse =
  /** status 200  */ RedemptionChoicesView;
export type VendorRedemptionsChoicesApiArg = void;
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
export type AcceptDto = {
  /** What was scanned, or the eight typed characters. */
  code: string;
  /** Where the counter stands. Staff of one branch need not say. */
  branchId?: number;
  /** Whole rupees charged; the deal's price unless said. */
  amount?: number;
  /** How many guests came, compared with the deal's party size; not compared unless said. */
  guests?: number;
};
export type DailySumsView = {
  /** Accepted and not taken back. */
  redemptions: number;
  /** Whole rupees charged for those. */
  revenue: number;
  voids: number;
  /** Whole rupees that had been charged for what was taken back. */
  voidedAmount: number;
};
export type DailyCloseRowView = {
  /** Accepted and not taken back. */
  redemptions: number;
  /** Whole rupees charged for those. */
  revenue: number;
  voids: number;
  /** Whole rupees that had been charged for what was taken back. */
  voidedAmount: number;
  branchId: number | null;
  /** Null for what was accepted without saying where. */
  branchName: string | null;
  staffId: number;
  /** First name and an initial; empty once the account is erased. */
  staffName: string;
};
export type DailyCloseView = {
  /** A day in Nepal. */
  day: string;
  businessName: string;
  nameNe: string | null;
  /** When it was drawn up. */
  at: string;
  totals: DailySumsView;
  rows: DailyCloseRowView[];
};
export type LookupDto = {
  /** What was scanned, or the eight typed characters. */
  code: string;
  /** Where the counter stands. Staff of one branch need not say. */
  branchId?: number;
};
export type VendorRedemptionView = {
  id: string;
  dealId: number;
  dealTitle: string;
  dealTitleNe: string | null;
  /** First name and an initial. */
  customer: string;
  state: "redeemed" | "voided";
  redeemedAt: string;
  branchId: number | null;
  branchName: string | null;
  /** Who accepted it. */
  acceptedBy: string;
  /** Whole rupees that were charged. */
  amount: number;
  points: number;
  voidedAt: string | null;
  voidReason: string | null;
};
export type UsedDealView = {
  id: number;
  title: string;
  titleNe: string | null;
};
export type AcceptingStaffView = {
  id: number;
  /** First name and an initial; empty once the account is erased. */
  name: string;
};
export type RedemptionChoicesView = {
  deals: UsedDealView[];
  staff: AcceptingStaffView[];
};
export const {
  useCounterAcceptMutation,
  useDailyCloseReadQuery,
  useDailyCloseTableQuery,
  useCounterLookupMutation,
  useCounterTodayQuery,
  useVendorRedemptionsListQuery,
  useVendorRedemptionsTableQuery,
  useVendorRedemptionsChoicesQuery,
} = injectedRtkApi;
