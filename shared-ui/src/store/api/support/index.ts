import { supportApi as generatedApi } from '../generated/support';

export type * from '../generated/support';

export const supportApi = generatedApi.enhanceEndpoints({
  endpoints: {
    faqsList: { providesTags: ['Faq'] },
  },
});

export const { useMessagesContactMutation, useFaqsListQuery, useMessagesHelpMutation } = supportApi;
