import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminSearchFind: build.query<
        AdminSearchFindApiResponse,
        AdminSearchFindApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/search`,
          params: {
            q: queryArg.q,
          },
        }),
        providesTags: ["admin-search"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminSearchApi };
export type AdminSearchFindApiResponse = /** status 200  */ AdminSearchView;
export type AdminSearchFindApiArg = {
  /** Words, an e-mail or a number; at least 3 characters unless it is a number. */
  q: string;
};
export type FoundDealView = {
  id: number;
  title: string;
  titleNe: string | null;
  businessName: string;
  businessNameNe: string | null;
};
export type FoundVendorView = {
  id: number;
  businessName: string;
  nameNe: string | null;
  status: "pending" | "rejected" | "suspended" | "verified";
};
export type FoundUserView = {
  id: number;
  name: string;
  email: string;
  role: "admin" | "customer" | "vendor";
};
export type AdminSearchView = {
  deals: FoundDealView[];
  vendors: FoundVendorView[];
  users: FoundUserView[];
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
export const { useAdminSearchFindQuery } = injectedRtkApi;
