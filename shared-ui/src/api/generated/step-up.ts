import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      stepUpWays: build.query<StepUpWaysApiResponse, StepUpWaysApiArg>({
        query: () => ({ url: `/api/auth/step-up` }),
        providesTags: ["step-up"],
      }),
      stepUpConfirm: build.mutation<
        StepUpConfirmApiResponse,
        StepUpConfirmApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/step-up`,
          method: "POST",
          body: queryArg.stepUpDto,
        }),
        invalidatesTags: (_done, failure) => (failure ? [] : ["step-up"]),
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as stepUpApi };
export type StepUpWaysApiResponse = /** status 200  */ StepUpView;
export type StepUpWaysApiArg = void;
export type StepUpConfirmApiResponse = unknown;
export type StepUpConfirmApiArg = {
  stepUpDto: StepUpDto;
};
export type StepUpView = {
  /** `code` with an authenticator app alone, `passkey` with a passkey. */
  ways: ("code" | "passkey" | "password")[];
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
export type StepUpDto = {
  /** `AuthenticationResponseJSON` for the options of `POST /api/auth/passkeys/sign-in/options`. */
  passkey?: {
    [key: string]: any;
  };
  /** The password of the account. */
  password?: string;
  /** Six digits of the authenticator app, or a recovery code. */
  code?: string;
};
export const { useStepUpWaysQuery, useStepUpConfirmMutation } = injectedRtkApi;
