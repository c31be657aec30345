import { api } from "shared-ui/store";
import type {
  AdviceView,
  InteractionsDto,
  VendorAnalyticsView,
  VitalsDto,
} from "./types";
export type {
  AdviceView,
  AnalyticsDayView,
  DealFiguresView,
  FunnelView,
  InteractionDto,
  InteractionsDto,
  PeriodTotalsView,
  ProblemFieldView,
  ProblemView,
  VendorAnalyticsView,
  VitalValuesDto,
  VitalsDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    eventsKeep: build.mutation<EventsKeepApiResponse, EventsKeepApiArg>({
      query: (queryArg) => ({
        url: `/api/events`,
        method: "POST",
        body: queryArg.interactionsDto,
      }),
    }),
    vitalsCount: build.mutation<VitalsCountApiResponse, VitalsCountApiArg>({
      query: (queryArg) => ({
        url: `/api/events/vitals`,
        method: "POST",
        body: queryArg.vitalsDto,
      }),
    }),
    adviceList: build.query<AdviceListApiResponse, AdviceListApiArg>({
      query: () => ({ url: `/api/vendors/me/advice` }),
    }),
    adviceDismiss: build.mutation<
      AdviceDismissApiResponse,
      AdviceDismissApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/advice/${queryArg.id}/dismiss`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    vendorAnalyticsRead: build.query<
      VendorAnalyticsReadApiResponse,
      VendorAnalyticsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/analytics`,
        params: queryArg,
      }),
    }),
    vendorAnalyticsTable: build.query<
      VendorAnalyticsTableApiResponse,
      VendorAnalyticsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/analytics.csv`,
        params: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as analyticsApi };
export type EventsKeepApiResponse = unknown;
export type EventsKeepApiArg = {
  interactionsDto: InteractionsDto;
};
export type VitalsCountApiResponse = unknown;
export type VitalsCountApiArg = {
  vitalsDto: VitalsDto;
};
export type AdviceListApiResponse = /** status 200  */ AdviceView[];
export type AdviceListApiArg = void;
export type AdviceDismissApiResponse = unknown;
export type AdviceDismissApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type VendorAnalyticsReadApiResponse =
  /** status 200  */ VendorAnalyticsView;
export type VendorAnalyticsReadApiArg = {
  /** Number of days in Nepal up to today; default: 30. 90 needs advanced analytics. */
  days?: 7 | 30 | 90;
};
export type VendorAnalyticsTableApiResponse = /** status 200 A table */ string;
export type VendorAnalyticsTableApiArg = {
  /** Number of days in Nepal up to today; default: 30. 90 needs advanced analytics. */
  days?: 7 | 30 | 90;
};
export const {
  useEventsKeepMutation,
  useVitalsCountMutation,
  useAdviceListQuery,
  useAdviceDismissMutation,
  useVendorAnalyticsReadQuery,
  useVendorAnalyticsTableQuery,
} = injectedRtkApi;
