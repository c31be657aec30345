import { priceItemsApi as generatedApi } from '../generated/price-items';
import { listOf, onSuccess, rowsOf } from '../tags';

export type * from '../generated/price-items';

export const priceItemsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    priceItemsList: { providesTags: rowsOf('PriceItem') },
    priceItemsCreate: { invalidatesTags: onSuccess([listOf('PriceItem')]) },
    priceItemsRecord: { invalidatesTags: onSuccess([listOf('PriceItem')]) },
  },
});

export const {
  usePriceItemsListQuery,
  usePriceItemsCreateMutation,
  usePriceItemsReferenceQuery,
  usePriceItemsRecordMutation,
} = priceItemsApi;
