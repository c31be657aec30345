import { api } from "shared-ui/store";
import type {
  CompleteSignUpDto,
  DigitsRequestedView,
  DigitsVerifiedView,
  RequestDigitsDto,
  SignInMethodsView,
  SignUpCompletedView,
  VerifyDigitsDto,
} from "./types";
export type {
  CompleteSignUpDto,
  DigitsRequestedView,
  DigitsVerifiedView,
  ProblemFieldView,
  ProblemView,
  RequestDigitsDto,
  SessionUserView,
  SignInMethodsView,
  SignUpCompletedView,
  StaffOfView,
  VerifyDigitsDto,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    oneTimeNumberMethods: build.query<
      OneTimeNumberMethodsApiResponse,
      OneTimeNumberMethodsApiArg
    >({
      query: () => ({ url: `/api/auth/methods` }),
    }),
    oneTimeNumberRequest: build.mutation<
      OneTimeNumberRequestApiResponse,
      OneTimeNumberRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/otp`,
        method: "POST",
        body: queryArg.requestDigitsDto,
      }),
    }),
    oneTimeNumberComplete: build.mutation<
      OneTimeNumberCompleteApiResponse,
      OneTimeNumberCompleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/otp/complete`,
        method: "POST",
        body: queryArg.completeSignUpDto,
      }),
    }),
    oneTimeNumberVerify: build.mutation<
      OneTimeNumberVerifyApiResponse,
      OneTimeNumberVerifyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/otp/verify`,
        method: "POST",
        body: queryArg.verifyDigitsDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as oneTimeNumberApi };
export type OneTimeNumberMethodsApiResponse =
  /** status 200  */ SignInMethodsView;
export type OneTimeNumberMethodsApiArg = void;
export type OneTimeNumberRequestApiResponse =
  /** status 202  */ DigitsRequestedView;
export type OneTimeNumberRequestApiArg = {
  requestDigitsDto: RequestDigitsDto;
};
export type OneTimeNumberCompleteApiResponse =
  /** status 201  */ SignUpCompletedView;
export type OneTimeNumberCompleteApiArg = {
  completeSignUpDto: CompleteSignUpDto;
};
export type OneTimeNumberVerifyApiResponse =
  /** status 200  */ DigitsVerifiedView;
export type OneTimeNumberVerifyApiArg = {
  verifyDigitsDto: VerifyDigitsDto;
};
export const {
  useOneTimeNumberMethodsQuery,
  useOneTimeNumberRequestMutation,
  useOneTimeNumberCompleteMutation,
  useOneTimeNumberVerifyMutation,
} = injectedRtkApi;
