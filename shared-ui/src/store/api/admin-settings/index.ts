import { adminSettingsApi as generatedApi } from '../generated/admin-settings';
import { onSuccess } from '../tags';

export type * from '../generated/admin-settings';

export const adminSettingsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminSettingsList: { providesTags: ['Setting'] },
    adminSettingsChange: { invalidatesTags: onSuccess(['Setting']) },
  },
});

export const { useAdminSettingsListQuery, useAdminSettingsChangeMutation } = adminSettingsApi;
