import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
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
        providesTags: ["admin-reports"],
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
        providesTags: ["admin-reports"],
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
        providesTags: ["admin-reports"],
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
        providesTags: ["admin-reports"],
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
        providesTags: ["admin-reports"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminReportsApi };
export type AdminReportsPointOutliersApiResponse =
  /** status 200  */ PointOutliersView;
export type AdminReportsPointOutliersApiArg = {
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
};
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
  name: "customers" | "redemptions" | "revenue" | "savings" | "vendors";
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
  /** What the rows are: stretches of time or things. Days unless said. */
  by?: "category" | "city" | "day" | "month" | "vendor" | "week";
};
export type AdminReportsTableApiResponse = /** status 200 A table */ string;
export type AdminReportsTableApiArg = {
  name: "customers" | "redemptions" | "revenue" | "savings" | "vendors";
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included; at most 1,100 days from the first. */
  to: string;
  /** What the rows are: stretches of time or things. Days unless said. */
  by?: "category" | "city" | "day" | "month" | "vendor" | "week";
};
export type OutlierUserView = {
  id: number;
  name: string;
};
export type OutlierVendorView = {
  id: number;
  businessName: string;
  nameNe: string | null;
};
export type OutlierView = {
  /** Null for a business. */
  user: OutlierUserView | null;
  /** Null for a person. */
  vendor: OutlierVendorView | null;
  points: number;
  uses: number;
  /** How many times the median of its kind, with one decimal. */
  timesMedian: number;
};
export type OutlierGroupView = {
  /** Points that the one in the middle earned; 0 when nobody earned any. */
  median: number;
  /** How many earned. */
  counted: number;
  /** From three times the median on, the most first; at most 20. */
  rows: OutlierView[];
};
export type PointOutliersView = {
  from: string;
  to: string;
  people: OutlierGroupView;
  /** What their deals gave. */
  businesses: OutlierGroupView;
  /** What a person earned at one business. */
  pairs: OutlierGroupView;
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
export type CohortSumView = {
  /** Customers whose first use of all was in the period. */
  size: number;
  /** Of those, how many used again in a later month, within twelve. */
  returned: number;
};
export type CohortView = {
  /** First day of the month of the first use. */
  month: string;
  size: number;
  /** How many used again one, two, … months later; up to this month and twelve at most. */
  returned: number[];
};
export type ReturningView = {
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
  days: number;
  total: CohortSumView;
  previous: CohortSumView;
  rows: CohortView[];
};
export type MeasureView = {
  /** Such as `used`. */
  name: string;
  unit: "count" | "percent" | "rupees";
};
export type ReportRowView = {
  /** In the order of `measures`; null where there is nothing to divide by. */
  values: (number | null)[];
  /** The same of the period before. */
  previous: (number | null)[];
  /** The first day of a stretch of time, or the number of a city, category or business; empty for deals without a city. */
  key: string;
  /** Empty for a stretch of time. */
  label: string;
  labelNe: string | null;
};
export type ReportView = {
  name: "customers" | "redemptions" | "revenue" | "savings" | "vendors";
  by: "category" | "city" | "day" | "month" | "vendor" | "week";
  /** Of the whole period; people and businesses are counted once in it. */
  total: (number | null)[];
  previous: (number | null)[];
  from: string;
  to: string;
  /** The period before: as many days. */
  previousFrom: string;
  previousTo: string;
  days: number;
  measures: MeasureView[];
  /** By time in its order, all of it; things begin with the largest, at most 50. */
  rows: ReportRowView[];
  /** How many rows there are in all. */
  rowCount: number;
};
export const {
  useAdminReportsPointOutliersQuery,
  useAdminReportsReturningQuery,
  useAdminReportsReturningTableQuery,
  useAdminReportsReadQuery,
  useAdminReportsTableQuery,
} = injectedRtkApi;
