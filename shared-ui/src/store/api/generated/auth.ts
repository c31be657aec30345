import { api } from "shared-ui/store";
import type {
  AccountView,
  AdminLoginDto,
  EmailVerifiedView,
  LoginDto,
  SessionUserView,
  SignedInView,
  SignedUpView,
  SignupDto,
  VerifyEmailDto,
} from "./types";
export type {
  AccountView,
  AdminLoginDto,
  EmailVerifiedView,
  LoginDto,
  MailPreferencesView,
  MembershipSummaryView,
  PendingPointsView,
  ProblemFieldView,
  ProblemView,
  SessionUserView,
  SignedInView,
  SignedUpView,
  SignupDto,
  StaffOfView,
  VerifyEmailDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    authAdminLogin: build.mutation<
      AuthAdminLoginApiResponse,
      AuthAdminLoginApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/admin/login`,
        method: "POST",
        body: queryArg.adminLoginDto,
      }),
    }),
    authResendEmail: build.mutation<
      AuthResendEmailApiResponse,
      AuthResendEmailApiArg
    >({
      query: () => ({ url: `/api/auth/email/resend`, method: "POST" }),
    }),
    authVerifyEmail: build.mutation<
      AuthVerifyEmailApiResponse,
      AuthVerifyEmailApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/email/verify`,
        method: "POST",
        body: queryArg.verifyEmailDto,
      }),
    }),
    authLogin: build.mutation<AuthLoginApiResponse, AuthLoginApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: "POST",
        body: queryArg.loginDto,
      }),
    }),
    authLogout: build.mutation<AuthLogoutApiResponse, AuthLogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: "POST" }),
    }),
    authUser: build.query<AuthUserApiResponse, AuthUserApiArg>({
      query: () => ({ url: `/api/auth/user` }),
    }),
    customersSignup: build.mutation<
      CustomersSignupApiResponse,
      CustomersSignupApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/signup`,
        method: "POST",
        body: queryArg.signupDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    sessionNavigationLogin: build.query<
      SessionNavigationLoginApiResponse,
      SessionNavigationLoginApiArg
    >({
      query: (queryArg) => ({
        url: `/api/login`,
        params: queryArg,
      }),
    }),
    sessionNavigationLogout: build.query<
      SessionNavigationLogoutApiResponse,
      SessionNavigationLogoutApiArg
    >({
      query: () => ({ url: `/api/logout` }),
    }),
    ownAccountOne: build.query<OwnAccountOneApiResponse, OwnAccountOneApiArg>({
      query: () => ({ url: `/api/users/me` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authApi };
export type AuthAdminLoginApiResponse = /** status 200  */ SignedInView;
export type AuthAdminLoginApiArg = {
  adminLoginDto: AdminLoginDto;
};
export type AuthResendEmailApiResponse = unknown;
export type AuthResendEmailApiArg = void;
export type AuthVerifyEmailApiResponse = /** status 200  */ EmailVerifiedView;
export type AuthVerifyEmailApiArg = {
  verifyEmailDto: VerifyEmailDto;
};
export type AuthLoginApiResponse = /** status 200  */ SignedInView;
export type AuthLoginApiArg = {
  loginDto: LoginDto;
};
export type AuthLogoutApiResponse = unknown;
export type AuthLogoutApiArg = void;
export type AuthUserApiResponse = /** status 200  */ SessionUserView;
export type AuthUserApiArg = void;
export type CustomersSignupApiResponse = /** status 201  */ SignedUpView;
export type CustomersSignupApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  signupDto: SignupDto;
};
export type SessionNavigationLoginApiResponse = unknown;
export type SessionNavigationLoginApiArg = {
  /** A path of this site to come back to */
  returnTo?: string;
};
export type SessionNavigationLogoutApiResponse = unknown;
export type SessionNavigationLogoutApiArg = void;
export type OwnAccountOneApiResponse = /** status 200  */ AccountView;
export type OwnAccountOneApiArg = void;
export const {
  useAuthAdminLoginMutation,
  useAuthResendEmailMutation,
  useAuthVerifyEmailMutation,
  useAuthLoginMutation,
  useAuthLogoutMutation,
  useAuthUserQuery,
  useCustomersSignupMutation,
  useSessionNavigationLoginQuery,
  useSessionNavigationLogoutQuery,
  useOwnAccountOneQuery,
} = injectedRtkApi;
