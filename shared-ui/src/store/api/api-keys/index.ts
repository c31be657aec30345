import { apiKeysApi as generatedApi } from '../generated/api-keys';
import { onSuccess } from '../tags';

export type * from '../generated/api-keys';

export const apiKeysApi = generatedApi.enhanceEndpoints({
  endpoints: {
    apiKeysList: { providesTags: ['ApiKey'] },
    apiKeysCreate: { invalidatesTags: onSuccess(['ApiKey']) },
    apiKeysChange: { invalidatesTags: onSuccess(['ApiKey']) },
    apiKeysRotate: { invalidatesTags: onSuccess(['ApiKey']) },
    apiKeysWithdraw: { invalidatesTags: onSuccess(['ApiKey']) },
  },
});

export const {
  useApiKeysListQuery,
  useApiKeysCreateMutation,
  useApiKeysChangeMutation,
  useApiKeysRotateMutation,
  useApiKeysWithdrawMutation,
} = apiKeysApi;
