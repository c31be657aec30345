import { defineError } from '../../common/errors/app-error.js';

export const CartFull = defineError(
  'cart.full',
  'conflict',
  'Your cart is full. Please remove something first.',
);
export const CartQuantityLimit = defineError(
  'cart.quantity-limit',
  'conflict',
  'This deal cannot be bought so many times.',
);

export const OrderMissing = defineError('order.not-found', 'not-found', 'There is no such order.');
export const OrderEmpty = defineError('order.empty', 'conflict', 'There is nothing in your cart to pay for.');
export const OrderOpen = defineError(
  'order.open',
  'conflict',
  'You have an order whose payment has begun. Please pay it or cancel it first.',
);
export const TransferFewPlaces = defineError(
  'transfer.few-places',
  'conflict',
  'Few places are left, and a bank transfer would hold them for days. Please pay another way.',
);
export const TransferShareHeld = defineError(
  'transfer.share-held',
  'conflict',
  'Other bank transfers already hold as many places of this deal as they may. Please pay another way.',
);
export const TransferPaused = defineError(
  'transfer.paused',
  'conflict',
  'Several of your orders were not paid. Please pay another way for now.',
);
export const OrderSoldOut = defineError(
  'order.sold-out',
  'conflict',
  'Somebody was faster: this deal has no places left. You have not been charged.',
);
export const OrderPriceChanged = defineError(
  'order.price-changed',
  'conflict',
  'A price has changed since you looked. Please check the new total before you pay.',
);
export const OrderNotSold = defineError(
  'order.not-sold',
  'conflict',
  'A business of this order does not sell at the moment. Nothing was charged.',
);
export const OrderTooLarge = defineError(
  'order.too-large',
  'conflict',
  'This order is too large to be paid at once. Please split it.',
);
export const OrderExpired = defineError(
  'order.expired',
  'conflict',
  'This order has expired and its places were given back. Please order again.',
);
export const OrderPaidAlready = defineError(
  'order.paid-already',
  'conflict',
  'This order has been paid already.',
);
export const OrderNotOpen = defineError('order.not-open', 'conflict', 'This order cannot be paid any more.');
export const RefundTooLate = defineError(
  'order.refund-too-late',
  'conflict',
  'Bought codes can be given back within 24 hours. Please write to us.',
);
export const NothingToRefund = defineError(
  'order.nothing-to-refund',
  'conflict',
  'There is no unused code here that could be given back.',
);
export const RefundWindowOver = defineError(
  'order.refund-window-over',
  'conflict',
  'These codes expired more than 14 days ago: the business is owed their price.',
);
