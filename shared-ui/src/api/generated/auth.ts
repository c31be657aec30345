import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      authUser: build.query<AuthUserApiResponse, AuthUserApiArg>({
        query: () => ({ url: `/api/auth/user` }),
        providesTags: ["Auth"],
      }),
      authLogout: build.mutation<AuthLogoutApiResponse, AuthLogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: "POST" }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["Auth"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as authApi };
export type AuthUserApiResponse = /** status 200  */ SessionView;
export type AuthUserApiArg = void;
export type AuthLogoutApiResponse = unknown;
export type AuthLogoutApiArg = void;
export type SessionView = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: "customer" | "vendor" | "admin";
  staffOf: {
    vendorId: number;
    businessName: string;
    role: "owner" | "manager" | "counter";
    branchId: number | null;
  } | null;
};
export const { useAuthUserQuery, useAuthLogoutMutation } = injectedRtkApi;
