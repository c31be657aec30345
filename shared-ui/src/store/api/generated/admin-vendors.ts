import { api } from "shared-ui/store";
import type {
  AdminVendorDealView,
  AdminVendorDetailView,
} from "./types";
export type {
  AdminBranchView,
  AdminStaffView,
  AdminVendorDealView,
  AdminVendorDetailView,
  DocumentView,
  ProblemFieldView,
  ProblemView,
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
  useAdminVendorDetailsDealsQuery,
} = injectedRtkApi;
