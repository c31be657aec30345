import { goLiveApi as generatedApi } from '../generated/go-live';
import { listOf } from '../tags';

export type * from '../generated/go-live';

export const goLiveApi = generatedApi.enhanceEndpoints({
  endpoints: {
    goLiveRead: {
      providesTags: ['Branch', 'Session', 'Vendor', 'VendorDocument', listOf('Deal'), listOf('DealDraft')],
    },
  },
});

export const { useGoLiveReadQuery } = goLiveApi;
