import type { DocumentView } from 'shared-ui/api/vendors';
import { api } from 'shared-ui/store';

/** The generated client speaks JSON alone. */
export const { useSendDocumentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendDocument: build.mutation<DocumentView, { kind: DocumentView['kind']; file: File }>({
      query: ({ kind, file }) => {
        const body = new FormData();
        body.set('kind', kind);
        body.set('file', file);
        return { url: '/api/vendors/me/documents', method: 'POST', body };
      },
      invalidatesTags: (_done, failure) => (failure ? [] : ['vendors']),
    }),
  }),
});
