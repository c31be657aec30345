import { api } from "shared-ui/store";
import type {
  AdminSearchView,
  CodeToLookUpDto,
  FoundCodeView,
} from "./types";
export type {
  AdminSearchView,
  CodeToLookUpDto,
  FoundCodeView,
  FoundDealView,
  FoundInvoiceView,
  FoundOrderView,
  FoundPaymentView,
  FoundUserView,
  FoundVendorView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    codeLookUpLookUp: build.mutation<
      CodeLookUpLookUpApiResponse,
      CodeLookUpLookUpApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/codes/lookup`,
        method: "POST",
        body: queryArg.codeToLookUpDto,
      }),
    }),
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
export type CodeLookUpLookUpApiResponse = /** status 200  */ FoundCodeView[];
export type CodeLookUpLookUpApiArg = {
  codeToLookUpDto: CodeToLookUpDto;
};
export type AdminSearchFindApiResponse = /** status 200  */ AdminSearchView;
export type AdminSearchFindApiArg = {
  /** Words, an e-mail or a number; at least 3 characters, except for a number. */
  q: string;
};
export const { useCodeLookUpLookUpMutation, useAdminSearchFindQuery } =
  injectedRtkApi;
