import { adminApiKeysApi as generatedApi } from '../generated/admin-api-keys';
import { onSuccess } from '../tags';

export type * from '../generated/admin-api-keys';

export const adminApiKeysApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminApiKeysList: { providesTags: ['ApiKey'] },
    adminApiKeysCreate: { invalidatesTags: onSuccess(['ApiKey']) },
    adminApiKeysChange: { invalidatesTags: onSuccess(['ApiKey']) },
    adminApiKeysRotate: { invalidatesTags: onSuccess(['ApiKey']) },
    adminApiKeysWithdraw: { invalidatesTags: onSuccess(['ApiKey']) },
  },
});

export const {
  useAdminApiKeysListQuery,
  useAdminApiKeysCreateMutation,
  useAdminApiKeysChangeMutation,
  useAdminApiKeysRotateMutation,
  useAdminApiKeysWithdrawMutation,
} = adminApiKeysApi;
