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
      authLogin: build.mutation<AuthLoginApiResponse, AuthLoginApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["Auth"]),
      }),
      authVerifyEmail: build.mutation<
        AuthVerifyEmailApiResponse,
        AuthVerifyEmailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/email/verify`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["Auth"]),
      }),
      customersSignup: build.mutation<
        CustomersSignupApiResponse,
        CustomersSignupApiArg
      >({
        query: (queryArg) => ({
          url: `/api/customers/signup`,
          method: "POST",
          body: queryArg.body,
        }),
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
export type AuthLoginApiResponse = /** status 200  */ SessionView;
export type AuthLoginApiArg = {
  body: {
    email: string;
    password: string;
    userType: string;
  };
};
export type AuthVerifyEmailApiResponse = unknown;
export type AuthVerifyEmailApiArg = {
  body: {
    token: string;
  };
};
export type CustomersSignupApiResponse = /** status 200  */ SessionView;
export type CustomersSignupApiArg = {
  body: {
    email: string;
    password: string;
    firstName: string;
    lastName: string;
    phone: string;
    city: string;
  };
};
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
export const {
  useAuthUserQuery,
  useAuthLogoutMutation,
  useAuthLoginMutation,
  useAuthVerifyEmailMutation,
  useCustomersSignupMutation,
} = injectedRtkApi;
