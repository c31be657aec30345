import { api } from "shared-ui/store";
import type {
  AdminVendorDealView,
  AdminVendorDetailView,
  CounterDoublesView,
  VendorChecksView,
} from "./types";
export type {
  AdminBranchView,
  AdminStaffView,
  AdminVendorDealView,
  AdminVendorDetailView,
  CheckedBusinessView,
  CounterDoublesView,
  DocumentView,
  ProblemFieldView,
  ProblemView,
  ReadNumbersView,
  VendorCheckView,
  VendorChecksView,
  VendorComplaintView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminCounterWithdraw: build.mutation<
      AdminCounterWithdrawApiResponse,
      AdminCounterWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/devices/${queryArg.id}`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          reason: queryArg.reason,
        },
      }),
    }),
    adminCounterDoubles: build.query<
      AdminCounterDoublesApiResponse,
      AdminCounterDoublesApiArg
    >({
      query: () => ({ url: `/api/admin/doubles` }),
    }),
    adminCounterTable: build.query<
      AdminCounterTableApiResponse,
      AdminCounterTableApiArg
    >({
      query: () => ({ url: `/api/admin/doubles.csv` }),
    }),
    adminVendorDetailsOne: build.query<
      AdminVendorDetailsOneApiResponse,
      AdminVendorDetailsOneApiArg
    >({
      query: (queryArg) => ({ url: `/api/admin/vendors/${queryArg.id}` }),
    }),
    adminVendorDetailsChecks: build.query<
      AdminVendorDetailsChecksApiResponse,
      AdminVendorDetailsChecksApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/checks`,
      }),
    }),
    adminVendorDetailsDeals: build.query<
      AdminVendorDetailsDealsApiResponse,
      AdminVendorDetailsDealsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/deals`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminVendorsApi };
export type AdminCounterWithdrawApiResponse = unknown;
export type AdminCounterWithdrawApiArg = {
  id: number;
  /** Reason for the audit log. */
  reason?: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AdminCounterDoublesApiResponse =
  /** status 200  */ CounterDoublesView[];
export type AdminCounterDoublesApiArg = void;
export type AdminCounterTableApiResponse = /** status 200 A table */ string;
export type AdminCounterTableApiArg = void;
export type AdminVendorDetailsOneApiResponse =
  /** status 200  */ AdminVendorDetailView;
export type AdminVendorDetailsOneApiArg = {
  id: number;
};
export type AdminVendorDetailsChecksApiResponse =
  /** status 200  */ VendorChecksView;
export type AdminVendorDetailsChecksApiArg = {
  id: number;
};
export type AdminVendorDetailsDealsApiResponse =
  /** status 200  */ AdminVendorDealView[];
export type AdminVendorDetailsDealsApiArg = {
  id: number;
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export const {
  useAdminCounterWithdrawMutation,
  useAdminCounterDoublesQuery,
  useAdminCounterTableQuery,
  useAdminVendorDetailsOneQuery,
  useAdminVendorDetailsChecksQuery,
  useAdminVendorDetailsDealsQuery,
} = injectedRtkApi;
