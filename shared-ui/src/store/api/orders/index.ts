import { ordersApi as generatedApi, type OrdersListApiArg, type OrderSummaryView } from '../generated/orders';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { changed, listOf, onSuccess, one, rowsOf } from '../tags';

export type * from '../generated/orders';

export const ordersApi = generatedApi.enhanceEndpoints({
  endpoints: {
    ordersOne: { providesTags: one('Order') },
    ordersList: { providesTags: rowsOf('Order') },
    ordersPointsOffer: { providesTags: [listOf('Order'), 'Points'] },
    ordersPlace: { invalidatesTags: onSuccess([listOf('Order')]) },
    ordersPay: { invalidatesTags: onSuccess((_payment, { id }) => changed('Order', id)) },
    ordersCancel: { invalidatesTags: onSuccess((_order, { id }) => changed('Order', id)) },
    ordersRefund: { invalidatesTags: onSuccess((_order, { id }) => changed('Order', id)) },
  },
});

export const {
  useOrdersPlaceMutation,
  useOrdersListQuery,
  useOrdersPointsOfferQuery,
  useOrdersOneQuery,
  useOrdersCancelMutation,
  useOrdersPayMutation,
  useOrdersRefundMutation,
} = ordersApi;

/** Infinite query of the customer's orders. */
export const { useOrderPagesInfiniteQuery } = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    orderPages: build.infiniteQuery<Page<OrderSummaryView>, Omit<OrdersListApiArg, 'cursor'>, string>(
      pagedQuery('/api/orders', rowsOf('Order')),
    ),
  }),
});
