import { stepUpApi as generatedApi } from '../generated/step-up';

export type * from '../generated/step-up';

export const stepUpApi = generatedApi.enhanceEndpoints({
  endpoints: {
    stepUpWays: { providesTags: ['Passkey', 'TwoFactor'] },
  },
});

export const { useStepUpWaysQuery, useStepUpConfirmMutation } = stepUpApi;
