import type { OrdersListApiArg } from 'shared-ui/api/orders';

/** Order states per filter of the list. */
export const ORDER_FILTERS = {
  all: undefined,
  open: ['awaiting_payment'],
  bought: ['paid', 'partially_refunded', 'refunded'],
  closed: ['expired', 'failed', 'canceled'],
} satisfies Record<string, OrdersListApiArg['state']>;

export type OrderFilter = keyof typeof ORDER_FILTERS;
