import { api } from "shared-ui/store";
import type {
  HonourScoresView,
  PointOutliersView,
  RecurringRowView,
  ReportView,
  ReturningView,
  VitalView,
} from "./types";
export type {
  CohortSumView,
  CohortView,
  HonourScoreRowView,
  HonourScoresView,
  MeasureView,
  OutlierGroupView,
  OutlierUserView,
  OutlierVendorView,
  OutlierView,
  PointOutliersView,
  ProblemFieldView,
  ProblemView,
  RecurringRowView,
  ReportRowView,
  ReportView,
  ReturningView,
  ScoredVendorView,
  VitalDayView,
  VitalView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminReportsHonour: build.query<
      AdminReportsHonourApiResponse,
      AdminReportsHonourApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reports/honour`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminReportsHonourTable: build.query<
      AdminReportsHonourTableApiResponse,
      AdminReportsHonourTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reports/honour.csv`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminReportsPointOutliers: build.query<
      AdminReportsPointOutliersApiResponse,
      AdminReportsPointOutliersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reports/points-outliers`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminReportsPointOutliersTable: build.query<
      AdminReportsPointOutliersTableApiResponse,
      AdminReportsPointOutliersTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reports/points-outliers.csv`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminReportsRecurring: build.query<
      AdminReportsRecurringApiResponse,
      AdminReportsRecurringApiArg
    >({
      query: () => ({ url: `/api/admin/reports/recurring` }),
    }),
    adminReportsRecurringTable: build.query<
      AdminReportsRecurringTableApiResponse,
      AdminReportsRecurringTableApiArg
    >({
      query: () => ({ url: `/api/admin/reports/recurring.csv` }),
    }),
    adminReportsReturning: build.query<
      AdminReportsReturningApiResponse,
      AdminReportsReturningApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reports/returning`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminReportsReturningTable: build.query<
      AdminReportsReturningTableApiResponse,
      AdminReportsReturningTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reports/returning.csv`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    adminReportsRead: build.query<
      AdminReportsReadApiResponse,
      AdminReportsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reports/${queryArg.name}`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          by: queryArg.by,
        },
      }),
    }),
    adminReportsTable: build.query<
      AdminReportsTableApiResponse,
      AdminReportsTableApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/reports/${queryArg.name}.csv`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          by: queryArg.by,
        },
      }),
    }),
    adminVitalsList: build.query<
      AdminVitalsListApiResponse,
      AdminVitalsListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vitals`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          device: queryArg.device,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminReportsApi };
export type AdminReportsHonourApiResponse = /** status 200  */ HonourScoresView;
export type AdminReportsHonourApiArg = {
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
};
export type AdminReportsHonourTableApiResponse =
  /** status 200 A table */ string;
export type AdminReportsHonourTableApiArg = {
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
};
export type AdminReportsPointOutliersApiResponse =
  /** status 200  */ PointOutliersView;
export type AdminReportsPointOutliersApiArg = {
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
};
export type AdminReportsPointOutliersTableApiResponse =
  /** status 200 A table */ string;
export type AdminReportsPointOutliersTableApiArg = {
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
};
export type AdminReportsRecurringApiResponse =
  /** status 200  */ RecurringRowView[];
export type AdminReportsRecurringApiArg = void;
export type AdminReportsRecurringTableApiResponse =
  /** status 200 A table */ string;
export type AdminReportsRecurringTableApiArg = void;
export type AdminReportsReturningApiResponse = /** status 200  */ ReturningView;
export type AdminReportsReturningApiArg = {
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
};
export type AdminReportsReturningTableApiResponse =
  /** status 200 A table */ string;
export type AdminReportsReturningTableApiArg = {
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
};
export type AdminReportsReadApiResponse = /** status 200  */ ReportView;
export type AdminReportsReadApiArg = {
  name:
    | "customers"
    | "income"
    | "redemptions"
    | "refusals"
    | "revenue"
    | "savings"
    | "vendors"
    | "volume";
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
  /** Grouping of the rows; by day by default. */
  by?: "category" | "city" | "day" | "month" | "vendor" | "week";
};
export type AdminReportsTableApiResponse = /** status 200 A table */ string;
export type AdminReportsTableApiArg = {
  name:
    | "customers"
    | "income"
    | "redemptions"
    | "refusals"
    | "revenue"
    | "savings"
    | "vendors"
    | "volume";
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
  /** Grouping of the rows; by day by default. */
  by?: "category" | "city" | "day" | "month" | "vendor" | "week";
};
export type AdminVitalsListApiResponse = /** status 200  */ VitalView[];
export type AdminVitalsListApiArg = {
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  to: string;
  /** All devices if left out. */
  device?: "computer" | "phone";
};
export const {
  useAdminReportsHonourQuery,
  useAdminReportsHonourTableQuery,
  useAdminReportsPointOutliersQuery,
  useAdminReportsPointOutliersTableQuery,
  useAdminReportsRecurringQuery,
  useAdminReportsRecurringTableQuery,
  useAdminReportsReturningQuery,
  useAdminReportsReturningTableQuery,
  useAdminReportsReadQuery,
  useAdminReportsTableQuery,
  useAdminVitalsListQuery,
} = injectedRtkApi;
