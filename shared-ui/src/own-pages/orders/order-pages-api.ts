import { ordersApi, type OrderSummaryView } from '../../store/api/generated/orders';
import { byCursor, toPage, type Page } from '../../platform/paging';

/** Which of one's orders are listed. */
export const ORDER_FILTERS = {
  all: undefined,
  open: 'awaiting_payment',
  bought: 'paid,partially_refunded,refunded',
  closed: 'expired,failed,canceled',
} as const;

export type OrderFilter = keyof typeof ORDER_FILTERS;

/** One's own orders page by page. */
export const { useOrderPagesInfiniteQuery } = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    orderPages: build.infiniteQuery<Page<OrderSummaryView>, OrderFilter, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/orders',
        params: { state: ORDER_FILTERS[queryArg], cursor: pageParam || undefined },
      }),
      transformResponse: (orders: OrderSummaryView[], answer) => toPage(orders, answer),
      providesTags: ['orders'],
    }),
  }),
});
