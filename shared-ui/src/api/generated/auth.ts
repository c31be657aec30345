import { api } from "shared-ui/store";
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["auth"]),
      }),
      authResendEmail: build.mutation<
        AuthResendEmailApiResponse,
        AuthResendEmailApiArg
      >({
        query: () => ({ url: `/api/auth/email/resend`, method: "POST" }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["auth"]),
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["auth"]),
      }),
      authLogin: build.mutation<AuthLoginApiResponse, AuthLoginApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: "POST",
          body: queryArg.loginDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["auth"]),
      }),
      authLogout: build.mutation<AuthLogoutApiResponse, AuthLogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: "POST" }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["auth"]),
      }),
      authUser: build.query<AuthUserApiResponse, AuthUserApiArg>({
        query: () => ({ url: `/api/auth/user` }),
        providesTags: ["auth"],
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
        invalidatesTags: (_done, failure) => (failure ? [] : ["auth"]),
      }),
      sessionNavigationLogin: build.query<
        SessionNavigationLoginApiResponse,
        SessionNavigationLoginApiArg
      >({
        query: (queryArg) => ({
          url: `/api/login`,
          params: {
            returnTo: queryArg.returnTo,
          },
        }),
        providesTags: ["auth"],
      }),
      sessionNavigationLogout: build.query<
        SessionNavigationLogoutApiResponse,
        SessionNavigationLogoutApiArg
      >({
        query: () => ({ url: `/api/logout` }),
        providesTags: ["auth"],
      }),
      ownAccountOne: build.query<OwnAccountOneApiResponse, OwnAccountOneApiArg>(
        {
          query: () => ({ url: `/api/users/me` }),
          providesTags: ["auth"],
        },
      ),
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
  returnTo?: any;
};
export type SessionNavigationLogoutApiResponse = unknown;
export type SessionNavigationLogoutApiArg = void;
export type OwnAccountOneApiResponse = /** status 200  */ AccountView;
export type OwnAccountOneApiArg = void;
export type StaffOfView = {
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: "counter" | "manager" | "owner";
  branchId: number | null;
};
export type SessionUserView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  role: "admin" | "customer" | "vendor";
  staffOf: StaffOfView | null;
  /** The language that was chosen for the account; null while it is the default. A device takes it over after signing in. */
  chosenLanguage: ("en" | "ne") | null;
  /** An admin who has to enrol a passkey or an authenticator app: every other call answers 403 `auth.second-factor-required`. */
  needsSecondFactor: boolean;
};
export type SignedInView = {
  success: boolean;
  /** Null while the second step is missing. */
  user: SessionUserView | null;
  /** The account has a passkey or an authenticator app: POST /api/auth/two-factor, or /api/auth/passkeys/sign-in. */
  secondFactor: boolean;
  /** An owner without a second factor who has not chosen: the screen offers a passkey. */
  offersPasskey: boolean;
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
export type AdminLoginDto = {
  /** The admin's e-mail. */
  username: string;
  password: string;
};
export type EmailVerifiedView = {
  success: boolean;
};
export type VerifyEmailDto = {
  /** From the link in the mail. */
  token: string;
};
export type LoginDto = {
  email: string;
  password: string;
  /** Where the person wants to go. It never gives a right. */
  userType?: "customer" | "vendor";
};
export type SignedUpView = {
  success: boolean;
  id: number;
};
export type SignupDto = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
  /** In which mail is written; English unless said. */
  language?: "en" | "ne";
  /** 6 to 128 characters; the commonest ones are refused. */
  password: string;
};
export type MailWishesView = {
  passes: boolean;
  reviews: boolean;
  favorites: boolean;
  business: boolean;
};
export type PendingPointsView = {
  points: number;
  spendableAt: string;
};
export type MembershipSummaryView = {
  slug: string;
  name: string;
  nameNe: string;
  /** Points are multiplied by this when a pass is redeemed. */
  pointsMultiplier: number;
  endsAt: string | null;
};
export type AccountView = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  profileImageUrl: string | null;
  role: "admin" | "customer" | "vendor";
  staffOf: StaffOfView | null;
  /** The language that was chosen for the account; null while it is the default. A device takes it over after signing in. */
  chosenLanguage: ("en" | "ne") | null;
  /** An admin who has to enrol a passkey or an authenticator app: every other call answers 403 `auth.second-factor-required`. */
  needsSecondFactor: boolean;
  phone: string | null;
  address: string | null;
  city: string | null;
  language: "en" | "ne";
  mail: MailWishesView;
  emailVerified: boolean;
  /** All there are; below 0 when points were spent whose use was taken back. */
  loyaltyPoints: number;
  /** What of them can be spent now. */
  spendablePoints: number;
  /** What can be spent later, the earliest first. */
  pendingPoints: PendingPointsView[];
  membership: MembershipSummaryView;
};
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
