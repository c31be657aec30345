import { vendorsApi as generatedApi } from '../generated/vendors';
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
  useCounterCardWordsQuery,
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
