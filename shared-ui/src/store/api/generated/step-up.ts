import { api } from "shared-ui/store";
import type {
  StepUpDto,
  StepUpView,
} from "./types";
export type {
  ProblemFieldView,
  ProblemView,
  StepUpDto,
  StepUpView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    stepUpWays: build.query<StepUpWaysApiResponse, StepUpWaysApiArg>({
      query: () => ({ url: `/api/auth/step-up` }),
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
export const { useStepUpWaysQuery, useStepUpConfirmMutation } = injectedRtkApi;
