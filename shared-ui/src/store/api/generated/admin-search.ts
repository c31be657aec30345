import { api } from "shared-ui/store";
import type {
  AdminSearchView,
} from "./types";
export type {
  AdminSearchView,
  FoundDealView,
  FoundUserView,
  FoundVendorView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminSearchFind: build.query<
      AdminSearchFindApiResponse,
      AdminSearchFindApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/search`,
        params: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminSearchApi };
export type AdminSearchFindApiResponse = /** status 200  */ AdminSearchView;
export type AdminSearchFindApiArg = {
  /** Words, an e-mail or a number; at least 3 characters, except for a number. */
  q: string;
};
export const { useAdminSearchFindQuery } = injectedRtkApi;
