import { api } from "shared-ui/store";
import type {
  AdminVendorDealView,
  AdminVendorDetailView,
  VendorChecksView,
} from "./types";
export type {
  AdminBranchView,
  AdminStaffView,
  AdminVendorDealView,
  AdminVendorDetailView,
  CheckedBusinessView,
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
  useAdminVendorDetailsOneQuery,
  useAdminVendorDetailsChecksQuery,
  useAdminVendorDetailsDealsQuery,
} = injectedRtkApi;
