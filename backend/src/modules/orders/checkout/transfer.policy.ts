import type { SettingValues } from '../../settings/index.js';
import { TransferFewPlaces, TransferPaused, TransferShareHeld } from '../order.errors.js';

/** Conditions for offering bank transfer (rule OR11). */
export interface TransferBounds {
  /** Minimum remaining capacity of a limited deal. */
  leastPlaces: number;
  /** Maximum share of a limited deal's capacity that all transfers together may reserve, in percent. */
  largestShare: number;
  /** Number of unpaid orders within `unpaidDays` that pause bank transfer for `pauseDays`. */
  unpaidOrders: number;
  unpaidDays: number;
  pauseDays: number;
}

export const transferBoundsOf = (settings: SettingValues): TransferBounds => ({
  leastPlaces: settings['orders.transferLeastPlaces'],
  largestShare: settings['orders.transferLargestShare'],
  unpaidOrders: settings['orders.unpaidOrders'],
  unpaidDays: settings['orders.unpaidDays'],
  pauseDays: settings['orders.transferPauseDays'],
});

/** A capped deal of the order. */
export interface TransferredDeal {
  totalLimit: number;
  /** Remaining capacity, this order's reservation included. */
  left: number;
  quantity: number;
  /** Capacity that transfers of other orders reserve. */
  heldByTransfers: number;
}

const DAY_MS = 86_400_000;

/**
 * End of the pause of bank transfer after the customer's unpaid orders; null without a pause.
 * @param unpaidAt times of unpaid orders, oldest first
 */
export function transferPausedUntil(
  unpaidAt: readonly Date[],
  { unpaidOrders, unpaidDays, pauseDays }: TransferBounds,
  now: Date,
): Date | null {
  const last = unpaidAt.findLast((at, index) => {
    const first = unpaidAt[index - unpaidOrders + 1];
    return first !== undefined && at.getTime() - first.getTime() <= unpaidDays * DAY_MS;
  });
  const until = last && new Date(last.getTime() + pauseDays * DAY_MS);
  return until && until > now ? until : null;
}

/** Rejects `transfer.paused` with `until`, `transfer.few-places` and `transfer.share-held` (409). */
export function assertTransferOffered(
  facts: { deals: readonly TransferredDeal[]; unpaidAt: readonly Date[] },
  bounds: TransferBounds,
  now: Date,
): void {
  const until = transferPausedUntil(facts.unpaidAt, bounds, now);
  if (until) throw new TransferPaused({ until: until.toISOString() });
  for (const { totalLimit, left, quantity, heldByTransfers } of facts.deals) {
    if (left < bounds.leastPlaces) throw new TransferFewPlaces();
    if (heldByTransfers + quantity > Math.floor((totalLimit * bounds.largestShare) / 100))
      throw new TransferShareHeld();
  }
}
