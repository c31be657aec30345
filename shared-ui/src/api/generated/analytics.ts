import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      eventsKeep: build.mutation<EventsKeepApiResponse, EventsKeepApiArg>({
        query: (queryArg) => ({
          url: `/api/events`,
          method: "POST",
          body: queryArg.sightingsDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["analytics"]),
      }),
      vendorAnalyticsRead: build.query<
        VendorAnalyticsReadApiResponse,
        VendorAnalyticsReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/vendors/me/analytics`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ["analytics"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as analyticsApi };
export type EventsKeepApiResponse = unknown;
export type EventsKeepApiArg = {
  sightingsDto: SightingsDto;
};
export type VendorAnalyticsReadApiResponse =
  /** status 200  */ VendorAnalyticsView;
export type VendorAnalyticsReadApiArg = {
  /** Days in Nepal up to today; 30 unless said. 90 comes with advanced analytics. */
  days?: 7 | 30 | 90;
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
export type SightingDto = {
  /** `view`: the deal was seen in a list. `click`: its page was opened. */
  kind: "click" | "view";
  dealId: number;
};
export type SightingsDto = {
  events: SightingDto[];
};
export type PeriodTotalsView = {
  redemptions: number;
  /** Whole rupees that were charged at the counter. */
  revenue: number;
  newCustomers: number;
  returnCustomers: number;
};
export type AnalyticsDayView = {
  /** A day in Nepal. */
  date: string;
  redemptions: number;
  revenue: number;
  /** Redemptions of the same day of the period before. */
  before: number;
};
export type FunnelView = {
  /** Visitors who saw a deal in a list, each once a day and deal. */
  views: number;
  /** Visitors who opened its page. */
  clicks: number;
  codes: number;
  redemptions: number;
};
export type DealFiguresView = {
  id: number;
  title: string;
  titleNe: string | null;
  image: string | null;
  categorySlug: string;
  parentCategorySlug: string | null;
  status: string;
  isFeatured: boolean;
  endDate: string;
  redemptions: number;
  revenue: number;
  /** Redemptions of the period in six equal parts, the oldest first. */
  trend: number[];
};
export type VendorAnalyticsView = {
  /** Redemptions by weekday (0 is Sunday) and hour in Nepal. */
  hours: number[][] | null;
  days: 7 | 30 | 90;
  from: string;
  to: string;
  isAdvanced: boolean;
  totals: PeriodTotalsView;
  /** The same of as many days before. */
  previous: PeriodTotalsView;
  series: AnalyticsDayView[];
  /** Null without advanced analytics, like the hours. */
  funnel: FunnelView | null;
  /** The five that were used most, and new ones. */
  deals: DealFiguresView[];
};
export const { useEventsKeepMutation, useVendorAnalyticsReadQuery } =
  injectedRtkApi;
