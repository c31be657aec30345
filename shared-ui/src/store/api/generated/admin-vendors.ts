import { api } from "shared-ui/store";
import type {
  AdminVendorDealView,
  AdminVendorDetailView,
  CounterDoublesView,
  ReasonDto,
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
  ReasonDto,
  VendorCheckView,
  VendorChecksView,
  VendorComplaintView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminCounterDoubles: build.query<
      AdminCounterDoublesApiResponse,
      AdminCounterDoublesApiArg
    >({
      query: () => ({ url: `/api/admin/counter/doubles` }),
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
    adminCounterWithdraw: build.mutation<
      AdminCounterWithdrawApiResponse,
      AdminCounterWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/vendors/${queryArg.id}/counter-devices/${queryArg.deviceId}/withdraw`,
        method: "POST",
        body: queryArg.reasonDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
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
export type AdminCounterDoublesApiResponse =
  /** status 200  */ CounterDoublesView[];
export type AdminCounterDoublesApiArg = void;
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
export type AdminCounterWithdrawApiResponse = unknown;
export type AdminCounterWithdrawApiArg = {
  id: number;
  deviceId: number;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  reasonDto: ReasonDto;
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
  useAdminCounterDoublesQuery,
  useAdminVendorDetailsOneQuery,
  useAdminVendorDetailsChecksQuery,
  useAdminCounterWithdrawMutation,
  useAdminVendorDetailsDealsQuery,
} = injectedRtkApi;
