import { PlanOrderExpired, PlanOrderPaidAlready } from './plan-order.errors.js';

export type PlanOrderState = 'awaiting_payment' | 'paid' | 'expired' | 'refunded';
export type PlanChange = 'start' | 'renewal' | 'upgrade';
export type BillingCycle = 'monthly' | 'yearly';

/** Allowed transitions of a plan order (rule MB1). A late payment may still lead to `paid`. */
export const PLAN_ORDER_TRANSITIONS: Readonly<Record<PlanOrderState, readonly PlanOrderState[]>> = {
  awaiting_payment: ['paid', 'expired'],
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

export const mayBePaid = (state: PlanOrderState): boolean => PLAN_ORDER_TRANSITIONS[state].includes('paid');

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
const LOCKED_MS = 30 * MINUTE_MS;
const LOCKED_FOR_TRANSFER_MS = 3 * DAY_MS;

/** End of the price lock: half an hour, or three days for a bank transfer. */
export const lockedUntil = (since: Date, byTransfer: boolean): Date =>
  new Date(since.getTime() + (byTransfer ? LOCKED_FOR_TRANSFER_MS : LOCKED_MS));

/** Rejects `plan-order.expired` and `plan-order.paid-already` (409). */
export function assertPayable(order: { state: PlanOrderState; expiresAt: Date }, now: Date): void {
  if (order.state === 'paid' || order.state === 'refunded') throw new PlanOrderPaidAlready();
  if (order.state === 'expired' || order.expiresAt <= now) throw new PlanOrderExpired();
}

const MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 };

/** Adds months to a date; a day that the month does not have becomes its last one. */
function monthsOn(from: Date, months: number): Date {
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return first;
}

export const periodEnd = (start: Date, cycle: BillingCycle): Date => monthsOn(start, MONTHS[cycle]);
export const periodStart = (end: Date, cycle: BillingCycle): Date => monthsOn(end, -MONTHS[cycle]);

/** A paid period and its price in whole rupees. */
export interface PaidPeriod {
  price: number;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Unused value of a period, by the day. A started day counts as unused, and the sum is rounded up to a rupee
 * (rule MB4).
 */
export function unusedValue({ price, startsAt, endsAt }: PaidPeriod, now: Date): number {
  const days = Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS));
  const left = Math.ceil((endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime())) / DAY_MS);
  return Math.ceil((price * Math.min(days, Math.max(0, left))) / days);
}

/** Deduction from the price of an upgrade; at least one rupee remains to pay. */
export const creditOf = (periods: readonly PaidPeriod[], price: number, now: Date): number =>
  Math.min(
    price - 1,
    periods.reduce((sum, period) => sum + unusedValue(period, now), 0),
  );
