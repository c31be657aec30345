import { vendorsApi as generatedApi, type DocumentView } from '../generated/vendors';
import { formOf } from '../form-of';
import { onSuccess } from '../tags';

export type * from '../generated/vendors';

export const vendorsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    vendorsMe: { providesTags: ['Vendor'] },
    vendorsLocations: { providesTags: ['Branch'] },
    documentsList: { providesTags: ['VendorDocument'] },
    documentsRemove: { invalidatesTags: onSuccess(['Vendor', 'VendorDocument']) },
    vendorsRegister: { invalidatesTags: onSuccess(['Session', 'Vendor']) },
    vendorsSignUp: { invalidatesTags: onSuccess(['Session', 'Vendor']) },
    vendorsUpdateMe: { invalidatesTags: onSuccess(['Deal', 'Session', 'Vendor']) },
    vendorsAddLocation: { invalidatesTags: onSuccess(['Branch', 'Deal', 'Vendor']) },
    vendorsUpdateLocation: { invalidatesTags: onSuccess(['Branch', 'Deal', 'Vendor']) },
    vendorsRemoveLocation: { invalidatesTags: onSuccess(['Branch', 'Deal', 'Vendor']) },
  },
});

export const {
  useVendorsRegisterMutation,
  useVendorsMeQuery,
  useVendorsUpdateMeMutation,
  useDocumentsListQuery,
  useDocumentsAddMutation,
  useDocumentsReadQuery,
  useDocumentsRemoveMutation,
  useVendorsLocationsQuery,
  useVendorsAddLocationMutation,
  useVendorsUpdateLocationMutation,
  useVendorsRemoveLocationMutation,
  useVendorsSignUpMutation,
} = vendorsApi;

/** Upload of a document; the generated call sends JSON only. */
export const { useSendDocumentMutation } = vendorsApi.injectEndpoints({
  endpoints: (build) => ({
    sendDocument: build.mutation<DocumentView, { kind: DocumentView['kind']; file: File }>({
      query: (parts) => ({ url: '/api/vendors/me/documents', method: 'POST', body: formOf(parts) }),
      invalidatesTags: onSuccess(['Vendor', 'VendorDocument']),
    }),
  }),
});
