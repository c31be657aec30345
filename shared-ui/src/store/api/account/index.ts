import { accountApi as generatedApi } from '../generated/account';
import { onSuccess } from '../tags';

export type * from '../generated/account';

export const accountApi = generatedApi.enhanceEndpoints({
  endpoints: {
    ownSessionsList: { providesTags: ['OwnSession'] },
    ownSessionsEnd: { invalidatesTags: onSuccess(['OwnSession']) },
    sessionEndingEnd: { invalidatesTags: onSuccess(['OwnSession']) },
    passwordsChange: { invalidatesTags: onSuccess(['OwnSession', 'Session']) },
    passwordsReset: { invalidatesTags: onSuccess(['OwnSession', 'Session']) },
    accountChangesUpdate: { invalidatesTags: onSuccess(['Session']) },
    accountChangesErase: { invalidatesTags: onSuccess(['Session']) },
    emailChangesRequest: { invalidatesTags: onSuccess(['Session']) },
    phonesVerify: { invalidatesTags: onSuccess(['Session']) },
    phonesRemove: { invalidatesTags: onSuccess(['Session']) },
    emailChangesStop: { invalidatesTags: onSuccess(['Session']) },
  },
});

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
} = accountApi;
