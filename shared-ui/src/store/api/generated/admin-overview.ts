import { api } from "shared-ui/store";
import type {
  AdminOverviewView,
  FiguresView,
  RecentActivityView,
  SystemHealthView,
} from "./types";
export type {
  ActivityDayView,
  ActivityView,
  AdminOverviewView,
  CacheHealthView,
  CleanupTaskView,
  DatabaseHealthView,
  EventsHealthView,
  FigureView,
  FiguresView,
  GatewayHealthView,
  IncomeSourceView,
  IncomeWeekView,
  MailHealthView,
  ProblemFieldView,
  ProblemView,
  QueueAgeView,
  QueueView,
  RecentActivityView,
  ServerHealthView,
  SystemHealthView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminFiguresRead: build.query<
      AdminFiguresReadApiResponse,
      AdminFiguresReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/figures`,
        params: queryArg,
      }),
    }),
    adminOverviewWaiting: build.query<
      AdminOverviewWaitingApiResponse,
      AdminOverviewWaitingApiArg
    >({
      query: () => ({ url: `/api/admin/overview` }),
    }),
    adminOverviewActivity: build.query<
      AdminOverviewActivityApiResponse,
      AdminOverviewActivityApiArg
    >({
      query: () => ({ url: `/api/admin/overview/activity` }),
    }),
    adminOverviewHealth: build.query<
      AdminOverviewHealthApiResponse,
      AdminOverviewHealthApiArg
    >({
      query: () => ({ url: `/api/admin/overview/health` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminOverviewApi };
export type AdminFiguresReadApiResponse = /** status 200  */ FiguresView;
export type AdminFiguresReadApiArg = {
  /** Period that ends today in Nepal; 30 days by default. The fiscal year is the current one so far. */
  period?: "30d" | "7d" | "fiscal-year";
};
export type AdminOverviewWaitingApiResponse =
  /** status 200  */ AdminOverviewView;
export type AdminOverviewWaitingApiArg = void;
export type AdminOverviewActivityApiResponse =
  /** status 200  */ RecentActivityView;
export type AdminOverviewActivityApiArg = void;
export type AdminOverviewHealthApiResponse =
  /** status 200  */ SystemHealthView;
export type AdminOverviewHealthApiArg = void;
export const {
  useAdminFiguresReadQuery,
  useAdminOverviewWaitingQuery,
  useAdminOverviewActivityQuery,
  useAdminOverviewHealthQuery,
} = injectedRtkApi;
