import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      twoFactorFinish: build.mutation<
        TwoFactorFinishApiResponse,
        TwoFactorFinishApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/two-factor`,
          method: "POST",
          body: queryArg.secondFactorDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["two-factor"]),
      }),
      twoFactorState: build.query<
        TwoFactorStateApiResponse,
        TwoFactorStateApiArg
      >({
        query: () => ({ url: `/api/auth/two-factor` }),
        providesTags: ["two-factor"],
      }),
      twoFactorTurnOff: build.mutation<
        TwoFactorTurnOffApiResponse,
        TwoFactorTurnOffApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/two-factor`,
          method: "DELETE",
          body: queryArg.turnOffTwoFactorDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["two-factor"]),
      }),
      twoFactorConfirm: build.mutation<
        TwoFactorConfirmApiResponse,
        TwoFactorConfirmApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/two-factor/confirm`,
          method: "POST",
          body: queryArg.confirmEnrolmentDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["two-factor"]),
      }),
      twoFactorBegin: build.mutation<
        TwoFactorBeginApiResponse,
        TwoFactorBeginApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/two-factor/enroll`,
          method: "POST",
          body: queryArg.beginEnrolmentDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["two-factor"]),
      }),
      lostFactorMailLink: build.mutation<
        LostFactorMailLinkApiResponse,
        LostFactorMailLinkApiArg
      >({
        query: () => ({ url: `/api/auth/two-factor/lost`, method: "POST" }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["two-factor"]),
      }),
      twoFactorRenew: build.mutation<
        TwoFactorRenewApiResponse,
        TwoFactorRenewApiArg
      >({
        query: () => ({
          url: `/api/auth/two-factor/recovery-codes`,
          method: "POST",
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["two-factor"]),
      }),
      lostFactorReset: build.mutation<
        LostFactorResetApiResponse,
        LostFactorResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/two-factor/reset`,
          method: "POST",
          body: queryArg.resetFactorsDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["two-factor"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as twoFactorApi };
export type TwoFactorFinishApiResponse = /** status 200  */ SignedInView;
export type TwoFactorFinishApiArg = {
  secondFactorDto: SecondFactorDto;
};
export type TwoFactorStateApiResponse = /** status 200  */ TwoFactorView;
export type TwoFactorStateApiArg = void;
export type TwoFactorTurnOffApiResponse = unknown;
export type TwoFactorTurnOffApiArg = {
  turnOffTwoFactorDto: TurnOffTwoFactorDto;
};
export type TwoFactorConfirmApiResponse = /** status 200  */ RecoveryCodesView;
export type TwoFactorConfirmApiArg = {
  confirmEnrolmentDto: ConfirmEnrolmentDto;
};
export type TwoFactorBeginApiResponse = /** status 200  */ EnrolmentView;
export type TwoFactorBeginApiArg = {
  beginEnrolmentDto: BeginEnrolmentDto;
};
export type LostFactorMailLinkApiResponse = unknown;
export type LostFactorMailLinkApiArg = void;
export type TwoFactorRenewApiResponse = /** status 200  */ RecoveryCodesView;
export type TwoFactorRenewApiArg = void;
export type LostFactorResetApiResponse = unknown;
export type LostFactorResetApiArg = {
  resetFactorsDto: ResetFactorsDto;
};
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
export type SecondFactorDto = {
  code: string;
};
export type TwoFactorView = {
  /** Whether the account has an authenticator app. */
  isOn: boolean;
  hasPasskey: boolean;
  /** Of ten. */
  recoveryCodesLeft: number;
};
export type TurnOffTwoFactorDto = {
  code: string;
  password: string;
};
export type RecoveryCodesView = {
  /** Each works once in place of a passkey or the app's code. They are shown this one time; none if there are some from before. */
  recoveryCodes: string[];
};
export type ConfirmEnrolmentDto = {
  code: string;
};
export type EnrolmentView = {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://`, for the QR code. */
  uri: string;
};
export type BeginEnrolmentDto = {
  password: string;
};
export type ResetFactorsDto = {
  /** From the link in the mail. */
  token: string;
};
export const {
  useTwoFactorFinishMutation,
  useTwoFactorStateQuery,
  useTwoFactorTurnOffMutation,
  useTwoFactorConfirmMutation,
  useTwoFactorBeginMutation,
  useLostFactorMailLinkMutation,
  useTwoFactorRenewMutation,
  useLostFactorResetMutation,
} = injectedRtkApi;
