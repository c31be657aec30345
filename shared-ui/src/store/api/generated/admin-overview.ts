import { api } from "shared-ui/store";
import type {
  AdminOverviewView,
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
  GatewayHealthView,
  MailHealthView,
  ProblemFieldView,
  ProblemView,
  QueueView,
  RecentActivityView,
  ServerHealthView,
  SystemHealthView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  useAdminOverviewWaitingQuery,
  useAdminOverviewActivityQuery,
  useAdminOverviewHealthQuery,
} = injectedRtkApi;
