import { passkeysApi as generatedApi } from '../generated/passkeys';
import { onSuccess } from '../tags';

export type * from '../generated/passkeys';

export const passkeysApi = generatedApi.enhanceEndpoints({
  endpoints: {
    passkeysList: { providesTags: ['Passkey'] },
    passkeysRegister: { invalidatesTags: onSuccess(['Passkey']) },
    passkeysRename: { invalidatesTags: onSuccess(['Passkey']) },
    passkeysRemove: { invalidatesTags: onSuccess(['Passkey']) },
  },
});

export const {
  usePasskeysListQuery,
  usePasskeysRegisterMutation,
  usePasskeysDeclineOfferMutation,
  usePasskeysOptionsMutation,
  usePasskeysSignInMutation,
  usePasskeysSignInOptionsMutation,
  usePasskeysRenameMutation,
  usePasskeysRemoveMutation,
} = passkeysApi;
