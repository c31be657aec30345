import { useSyncExternalStore } from 'react';

/** Items of the price log that the admin confirmed for deals under review. They are sent with the approval. */
const confirmed = new Map<number, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConfirmedItem = (dealId: number): number | undefined =>
  useSyncExternalStore(subscribe, () => confirmed.get(dealId));

/** @param itemId undefined withdraws the confirmation */
export function confirmItem(dealId: number, itemId: number | undefined): void {
  if (itemId === undefined) confirmed.delete(dealId);
  else confirmed.set(dealId, itemId);
  for (const listener of listeners) listener();
}

/** Part of the body of an approval. */
export function confirmedItemOf(dealId: number): { priceItemId?: number } {
  const priceItemId = confirmed.get(dealId);
  return priceItemId === undefined ? {} : { priceItemId };
}
