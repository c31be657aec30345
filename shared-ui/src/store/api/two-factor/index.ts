import { twoFactorApi as generatedApi } from '../generated/two-factor';
import { onSuccess } from '../tags';

export type * from '../generated/two-factor';

export const twoFactorApi = generatedApi.enhanceEndpoints({
  endpoints: {
    twoFactorState: { providesTags: ['TwoFactor'] },
    twoFactorConfirm: { invalidatesTags: onSuccess(['TwoFactor']) },
    twoFactorFinish: { invalidatesTags: onSuccess(['TwoFactor']) },
    twoFactorRenew: { invalidatesTags: onSuccess(['TwoFactor']) },
    twoFactorTurnOff: { invalidatesTags: onSuccess(['TwoFactor']) },
    lostFactorReset: { invalidatesTags: onSuccess(['TwoFactor']) },
  },
});

export const {
  useTwoFactorFinishMutation,
  useTwoFactorStateQuery,
  useTwoFactorTurnOffMutation,
  useTwoFactorConfirmMutation,
  useTwoFactorBeginMutation,
  useLostFactorMailLinkMutation,
  useTwoFactorRenewMutation,
  useLostFactorResetMutation,
} = twoFactorApi;
