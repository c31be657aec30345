import { POINTS_PER_RUPEE } from '../../loyalty/index.js';
import {
  OrderNotOpen,
  OrderPaidAlready,
  OrderExpired,
  RefundTooLate,
  NothingToRefund,
} from '../order.errors.js';

export const ORDER_STATES = [
  'awaiting_payment',
  'paid',
  'failed',
  'expired',
  'canceled',
  'partially_refunded',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Maximum total of one order, in whole rupees. */
export const HIGHEST_TOTAL = 100_000_000;

/** Allowed transitions of an order (rule OR1). A late payment may still lead to `paid`. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  awaiting_payment: ['paid', 'failed', 'expired', 'canceled'],
  expired: ['paid', 'failed'],
  failed: ['paid'],
  canceled: [],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: [],
};

export const mayBePaid = (state: OrderState): boolean => ORDER_TRANSITIONS[state].includes('paid');

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LOCKED_MS = 30 * MINUTE_MS;
const LOCKED_FOR_TRANSFER_MS = 3 * DAY_MS;
const REFUNDABLE_MS = DAY_MS;

/**
 * End of the reservation of prices and capacity (rule OR2): half an hour, or three days for a bank transfer,
 * never beyond a deal's end.
 */
export function lockedUntil(since: Date, byTransfer: boolean, earliestEnd: Date): Date {
  const until = since.getTime() + (byTransfer ? LOCKED_FOR_TRANSFER_MS : LOCKED_MS);
  return new Date(Math.min(until, earliestEnd.getTime()));
}

/**
 * Rupees that points can pay (rule OR3). An amount always remains to be paid with money.
 * @param largestShare in percent of the order
 */
export const payableWithPoints = (balance: number, total: number, largestShare: number): number =>
  Math.max(
    0,
    Math.min(Math.floor(balance / POINTS_PER_RUPEE), Math.floor((total * largestShare) / 100), total - 1),
  );

/** Rejects `order.expired`, `order.paid-already` and `order.not-open` (409). The same states allow a cancellation. */
export function assertPayable(order: { state: OrderState; expiresAt: Date }, now: Date): void {
  if (order.state === 'expired' || (order.state === 'awaiting_payment' && order.expiresAt <= now))
    throw new OrderExpired();
  if (order.state === 'paid') throw new OrderPaidAlready();
  if (order.state !== 'awaiting_payment') throw new OrderNotOpen({ currentState: order.state });
}

export const assertCancelable = assertPayable;

export const refundableUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + REFUNDABLE_MS);

interface Refundable {
  paidAt: Date | null;
  /** Number of unused passes to refund. */
  count: number;
}

/** Rejects `order.nothing-to-refund` and, for customers after 24 hours, `order.refund-too-late` (409; rule OR6). */
export function assertRefundable({ paidAt, count }: Refundable, by: 'customer' | 'admin', now: Date): void {
  if (!paidAt || count === 0) throw new NothingToRefund();
  if (by === 'customer' && now > refundableUntil(paidAt)) throw new RefundTooLate();
}

interface Returning {
  total: number;
  due: number;
  /** Price of the passes that were refunded before. */
  before: number;
  /** Price of the passes that are refunded now. */
  value: number;
}

export interface Share {
  /** Rupees of the payment. */
  money: number;
  points: number;
}

/**
 * Refund in money and in points (rule OR7), in the proportion of the payment. It is calculated from the total
 * of all refunds, so that partial refunds add up to the exact sum.
 */
export function shareOf({ total, due, before, value }: Returning): Share {
  const moneyOf = (returned: number): number => Math.floor((due * returned) / total);
  const money = moneyOf(before + value) - moneyOf(before);
  return { money, points: (value - money) * POINTS_PER_RUPEE };
}
