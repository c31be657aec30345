import { api } from "shared-ui/store";
import type {
  InteractionsDto,
  VendorAnalyticsView,
} from "./types";
export type {
  AnalyticsDayView,
  DealFiguresView,
  FunnelView,
  InteractionDto,
  InteractionsDto,
  PeriodTotalsView,
  ProblemFieldView,
  ProblemView,
  VendorAnalyticsView,
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
    vendorAnalyticsRead: build.query<
      VendorAnalyticsReadApiResponse,
      VendorAnalyticsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/vendors/me/analytics`,
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
export type VendorAnalyticsReadApiResponse =
  /** status 200  */ VendorAnalyticsView;
export type VendorAnalyticsReadApiArg = {
  /** Number of days in Nepal up to today; default: 30. 90 needs advanced analytics. */
  days?: 7 | 30 | 90;
};
export const { useEventsKeepMutation, useVendorAnalyticsReadQuery } =
  injectedRtkApi;
