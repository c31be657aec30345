import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      emailChangesRequest: build.mutation<
        EmailChangesRequestApiResponse,
        EmailChangesRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/email/change`,
          method: "POST",
          body: queryArg.changeEmailDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["account","auth"]),
      }),
      emailChangesStop: build.mutation<
        EmailChangesStopApiResponse,
        EmailChangesStopApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/email/change/stop`,
          method: "POST",
          body: queryArg.stopEmailChangeDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["account","auth"]),
      }),
      passwordsChange: build.mutation<
        PasswordsChangeApiResponse,
        PasswordsChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/password/change`,
          method: "POST",
          body: queryArg.changePasswordDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["account","auth"]),
      }),
      passwordsForgot: build.mutation<
        PasswordsForgotApiResponse,
        PasswordsForgotApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/password/forgot`,
          method: "POST",
          body: queryArg.forgotPasswordDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["account","auth"]),
      }),
      passwordsReset: build.mutation<
        PasswordsResetApiResponse,
        PasswordsResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/password/reset`,
          method: "POST",
          body: queryArg.resetPasswordDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["account","auth"]),
      }),
      ownSessionsList: build.query<
        OwnSessionsListApiResponse,
        OwnSessionsListApiArg
      >({
        query: () => ({ url: `/api/auth/sessions` }),
        providesTags: ["account"],
      }),
      sessionEndingEnd: build.mutation<
        SessionEndingEndApiResponse,
        SessionEndingEndApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sessions/end`,
          method: "POST",
          body: queryArg.endSessionsDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["account","auth"]),
      }),
      ownSessionsEnd: build.mutation<
        OwnSessionsEndApiResponse,
        OwnSessionsEndApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sessions/${queryArg.id}`,
          method: "DELETE",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["account","auth"]),
      }),
      accountChangesUpdate: build.mutation<
        AccountChangesUpdateApiResponse,
        AccountChangesUpdateApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/me`,
          method: "PATCH",
          body: queryArg.updateAccountDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["account","auth"]),
      }),
      accountChangesErase: build.mutation<
        AccountChangesEraseApiResponse,
        AccountChangesEraseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/me`,
          method: "DELETE",
          body: queryArg.eraseAccountDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["account","auth"]),
      }),
      accountChangesExport: build.query<
        AccountChangesExportApiResponse,
        AccountChangesExportApiArg
      >({
        query: () => ({ url: `/api/users/me/export` }),
        providesTags: ["account"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as accountApi };
export type EmailChangesRequestApiResponse = unknown;
export type EmailChangesRequestApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changeEmailDto: ChangeEmailDto;
};
export type EmailChangesStopApiResponse = unknown;
export type EmailChangesStopApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  stopEmailChangeDto: StopEmailChangeDto;
};
export type PasswordsChangeApiResponse = unknown;
export type PasswordsChangeApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  changePasswordDto: ChangePasswordDto;
};
export type PasswordsForgotApiResponse = unknown;
export type PasswordsForgotApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  forgotPasswordDto: ForgotPasswordDto;
};
export type PasswordsResetApiResponse = unknown;
export type PasswordsResetApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  resetPasswordDto: ResetPasswordDto;
};
export type OwnSessionsListApiResponse = /** status 200  */ OwnSessionView[];
export type OwnSessionsListApiArg = void;
export type SessionEndingEndApiResponse = unknown;
export type SessionEndingEndApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  endSessionsDto: EndSessionsDto;
};
export type OwnSessionsEndApiResponse = unknown;
export type OwnSessionsEndApiArg = {
  id: string;
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
};
export type AccountChangesUpdateApiResponse = /** status 200  */ AccountView;
export type AccountChangesUpdateApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  updateAccountDto: UpdateAccountDto;
};
export type AccountChangesEraseApiResponse = unknown;
export type AccountChangesEraseApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  eraseAccountDto: EraseAccountDto;
};
export type AccountChangesExportApiResponse = /** status 200  */ {
  [key: string]: any;
};
export type AccountChangesExportApiArg = void;
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
export type ChangeEmailDto = {
  /** The new address. */
  email: string;
  /** The current password. */
  password: string;
};
export type StopEmailChangeDto = {
  /** From the link in the mail to the old address. */
  token: string;
};
export type ChangePasswordDto = {
  currentPassword: string;
  /** 6 to 128 characters (12 for admins); the commonest ones are refused. */
  newPassword: string;
};
export type ForgotPasswordDto = {
  email: string;
};
export type ResetPasswordDto = {
  /** From the link in the mail. */
  token: string;
  /** 6 to 128 characters (12 for admins); the commonest ones are refused. */
  password: string;
};
export type OwnSessionView = {
  /** Names the session and cannot be used to continue it. */
  id: string;
  browser: string | null;
  system: string | null;
  kind: ("computer" | "phone" | "tablet") | null;
  isCurrent: boolean;
  createdAt: string;
  /** Noted at most every 5 minutes. */
  lastSeenAt: string;
};
export type EndSessionsDto = {
  /** From the link in the mail. */
  token: string;
};
export type StaffOfView = {
  vendorId: number;
  businessName: string;
  nameNe: string | null;
  role: "counter" | "manager" | "owner";
  branchId: number | null;
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
export type MailWishesDto = {
  /** Passes issued, used and taken back. */
  passes?: boolean;
  /** Answers to reviews. */
  reviews?: boolean;
  /** Favorites that end soon. */
  favorites?: boolean;
  /** Decisions about one's business and its deals. */
  business?: boolean;
};
export type UpdateAccountDto = {
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  address?: string | null;
  city?: string | null;
  /** The `path` of an uploaded picture of one's own; null takes it away. */
  profileImage?: string | null;
  language?: "en" | "ne";
  mail?: MailWishesDto;
};
export type EraseAccountDto = {
  /** The current password. */
  password: string;
};
export const {
  useEmailChangesRequestMutation,
  useEmailChangesStopMutation,
  usePasswordsChangeMutation,
  usePasswordsForgotMutation,
  usePasswordsResetMutation,
  useOwnSessionsListQuery,
  useSessionEndingEndMutation,
  useOwnSessionsEndMutation,
  useAccountChangesUpdateMutation,
  useAccountChangesEraseMutation,
  useAccountChangesExportQuery,
} = injectedRtkApi;
