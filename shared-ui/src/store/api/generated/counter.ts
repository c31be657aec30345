import { api } from "shared-ui/store";
import type {
  AcceptDto,
  CounterPassView,
  DailyCloseView,
  LookupDto,
  RedemptionChoicesView,
  VendorRedemptionView,
} from "./types";
export type {
  AcceptDto,
  AcceptingStaffView,
  CounterPassView,
  CounterRefusalView,
  CounterTaxesView,
  DailyCloseRowView,
  DailyCloseView,
  DailySumsView,
  LookupDto,
  ProblemFieldView,
  ProblemView,
  RedemptionChoicesView,
  UsedDealView,
  VendorRedemptionView,
} from "./types";
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
    }),
    dailyCloseRead: build.query<
      DailyCloseReadApiResponse,
      DailyCloseReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/close`,
        params: queryArg,
      }),
    }),
    dailyCloseTable: build.query<
      DailyCloseTableApiResponse,
      DailyCloseTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/counter/close.csv`,
        params: queryArg,
      }),
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
    }),
    counterToday: build.query<CounterTodayApiResponse, CounterTodayApiArg>({
      query: () => ({ url: `/api/counter/today` }),
    }),
    vendorRedemptionsList: build.query<
      VendorRedemptionsListApiResponse,
      VendorRedemptionsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/redemptions`,
        params: {
          limit: queryArg.limit,
          from: queryArg["from"],
          to: queryArg.to,
          branch: queryArg.branch,
          deal: queryArg.deal,
          staff: queryArg.staff,
          state: queryArg.state,
          cursor: queryArg.cursor,
        },
      }),
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
    }),
    vendorRedemptionsChoices: build.query<
      VendorRedemptionsChoicesApiResponse,
      VendorRedemptionsChoicesApiArg
    >({
      query: () => ({ url: `/api/vendors/me/redemptions/choices` }),
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
  /** A branch's id. Staff of one branch always see that branch only. */
  branch?: number;
  /** A day in Nepal; default: today. */
  day?: string;
};
export type DailyCloseTableApiResponse = /** status 200 A table */ string;
export type DailyCloseTableApiArg = {
  /** A branch's id. Staff of one branch always see that branch only. */
  branch?: number;
  /** A day in Nepal; default: today. */
  day?: string;
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
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** First day in Nepal, such as 2026-11-01. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** A branch's id. Staff of one branch always see that branch only. */
  branch?: number;
  /** A deal's id. */
  deal?: number;
  /** User id of the staff member who accepted the pass. */
  staff?: number;
  state?: "redeemed" | "voided";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type VendorRedemptionsTableApiResponse =
  /** status 200 A table */ string;
export type VendorRedemptionsTableApiArg = {
  /** First day in Nepal, such as 2026-11-01. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** A branch's id. Staff of one branch always see that branch only. */
  branch?: number;
  /** A deal's id. */
  deal?: number;
  /** User id of the staff member who accepted the pass. */
  staff?: number;
  state?: "redeemed" | "voided";
};
export type VendorRedemptionsChoicesApiResponse =
  /** status 200  */ RedemptionChoicesView;
export type VendorRedemptionsChoicesApiArg = void;
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
