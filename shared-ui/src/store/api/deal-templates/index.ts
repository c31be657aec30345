import { dealTemplatesApi as generatedApi } from '../generated/deal-templates';

export type * from '../generated/deal-templates';

export const dealTemplatesApi = generatedApi.enhanceEndpoints({
  endpoints: { dealTemplatesList: { providesTags: ['Branch', 'Vendor'] } },
});

export const { useDealTemplatesListQuery } = dealTemplatesApi;
