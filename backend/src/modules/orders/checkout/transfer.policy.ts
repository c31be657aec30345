import type { SettingValues } from '../../settings/index.js';
import { TransferFewPlaces, TransferPaused, TransferShareHeld } from '../order.errors.js';

/** When bank transfer is offered (rule OR11). */
export interface TransferBounds {
  /** Places of a capped deal that have to be left. */
  leastPlaces: number;
  /** Of all places of a capped deal that transfers may hold together, in percent. */
  largestShare: number;
  /** So many unpaid orders within so many days pause bank transfer for so many days. */
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
  /** Places that are left, those of this order included. */
  left: number;
  quantity: number;
  /** Places that transfers of other orders hold. */
  heldByTransfers: number;
}

const DAY_MS = 86_400_000;

/**
 * Until when the customer's unpaid orders rule bank transfer out; null when they do not.
 * @param unpaidAt when orders were left unpaid, the oldest first
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
