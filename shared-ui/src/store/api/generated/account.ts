import { api } from "shared-ui/store";
import type {
  AccountView,
  ChangeEmailDto,
  ChangePasswordDto,
  EndSessionsDto,
  EraseAccountDto,
  ForgotPasswordDto,
  OwnSessionView,
  ResetPasswordDto,
  StopEmailChangeDto,
  UpdateAccountDto,
  VerifyPhoneDto,
} from "./types";
export type {
  AccountView,
  ChangeEmailDto,
  ChangePasswordDto,
  EndSessionsDto,
  EraseAccountDto,
  ForgotPasswordDto,
  MailPreferencesDto,
  MailPreferencesView,
  MembershipSummaryView,
  OwnSessionView,
  PendingPointsView,
  ProblemFieldView,
  ProblemView,
  ResetPasswordDto,
  StaffOfView,
  StopEmailChangeDto,
  UpdateAccountDto,
  VerifyPhoneDto,
} from "./types";
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
    }),
    phonesVerify: build.mutation<PhonesVerifyApiResponse, PhonesVerifyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/phone`,
        method: "PUT",
        body: queryArg.verifyPhoneDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    phonesRemove: build.mutation<PhonesRemoveApiResponse, PhonesRemoveApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/phone`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    ownSessionsList: build.query<
      OwnSessionsListApiResponse,
      OwnSessionsListApiArg
    >({
      query: () => ({ url: `/api/auth/sessions` }),
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
    }),
    accountChangesExport: build.query<
      AccountChangesExportApiResponse,
      AccountChangesExportApiArg
    >({
      query: () => ({ url: `/api/users/me/export` }),
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
export type PhonesVerifyApiResponse = unknown;
export type PhonesVerifyApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
  verifyPhoneDto: VerifyPhoneDto;
};
export type PhonesRemoveApiResponse = unknown;
export type PhonesRemoveApiArg = {
  /** Makes a repetition of this request harmless for 24 hours. */
  "Idempotency-Key"?: string;
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
export const {
  useEmailChangesRequestMutation,
  useEmailChangesStopMutation,
  usePasswordsChangeMutation,
  usePasswordsForgotMutation,
  usePasswordsResetMutation,
  usePhonesVerifyMutation,
  usePhonesRemoveMutation,
  useOwnSessionsListQuery,
  useSessionEndingEndMutation,
  useOwnSessionsEndMutation,
  useAccountChangesUpdateMutation,
  useAccountChangesEraseMutation,
  useAccountChangesExportQuery,
} = injectedRtkApi;
