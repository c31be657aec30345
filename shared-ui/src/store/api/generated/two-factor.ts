import { api } from "shared-ui/store";
import type {
  BeginEnrolmentDto,
  ConfirmEnrolmentDto,
  EnrolmentView,
  RecoveryCodesView,
  ResetFactorsDto,
  SecondFactorDto,
  SignedInView,
  TurnOffTwoFactorDto,
  TwoFactorView,
} from "./types";
export type {
  BeginEnrolmentDto,
  ConfirmEnrolmentDto,
  EnrolmentView,
  ProblemFieldView,
  ProblemView,
  RecoveryCodesView,
  ResetFactorsDto,
  SecondFactorDto,
  SessionUserView,
  SignedInView,
  StaffOfView,
  TurnOffTwoFactorDto,
  TwoFactorView,
} from "./types";
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
    }),
    twoFactorState: build.query<
      TwoFactorStateApiResponse,
      TwoFactorStateApiArg
    >({
      query: () => ({ url: `/api/auth/two-factor` }),
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
    }),
    lostFactorMailLink: build.mutation<
      LostFactorMailLinkApiResponse,
      LostFactorMailLinkApiArg
    >({
      query: () => ({ url: `/api/auth/two-factor/lost`, method: "POST" }),
    }),
    twoFactorRenew: build.mutation<
      TwoFactorRenewApiResponse,
      TwoFactorRenewApiArg
    >({
      query: () => ({
        url: `/api/auth/two-factor/recovery-codes`,
        method: "POST",
      }),
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
