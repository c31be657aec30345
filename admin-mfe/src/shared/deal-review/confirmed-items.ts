import { useSyncExternalStore } from 'react';

/** Version of a deal under review. A revision has the version of its deal. */
export interface Reviewed {
  id: number;
  version: number;
}

/**
 * Items of the price log that the admin confirmed for deals under review. They are sent with the approval. One for each deal, and only
 * for the version that the admin saw.
 */
const confirmed = new Map<number, { version: number; itemId: number }>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function itemOf({ id, version }: Reviewed): number | undefined {
  const known = confirmed.get(id);
  return known?.version === version ? known.itemId : undefined;
}

export const useConfirmedItem = (deal: Reviewed): number | undefined =>
  useSyncExternalStore(subscribe, () => itemOf(deal));

/** @param itemId undefined withdraws the confirmation */
export function confirmItem({ id, version }: Reviewed, itemId: number | undefined): void {
  if (itemId === undefined) confirmed.delete(id);
  else confirmed.set(id, { version, itemId });
  for (const listener of listeners) listener();
}

/** After a decision about the deal, or if another item is suggested. */
export function forgetItem(id: number): void {
  confirmed.delete(id);
  for (const listener of listeners) listener();
}

/** Waits for a decision about the deal, and forgets its confirmation if it succeeds. */
export async function forgettingItem<Result>(id: number, decision: Promise<Result>): Promise<Result> {
  const result = await decision;
  forgetItem(id);
  return result;
}

/** Part of the body of an approval. */
export function confirmedItemOf(deal: Reviewed): { priceItemId?: number } {
  const priceItemId = itemOf(deal);
  return priceItemId === undefined ? {} : { priceItemId };
}
