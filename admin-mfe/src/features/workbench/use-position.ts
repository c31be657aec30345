import { useEffect, useRef, useState } from 'react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useSearchParams } from 'shared-ui/router';
import { addressFor, type Asked, parametersOf } from './list/asked';
import { hasFullView, keyOf } from './list/kinds';
import { rowId } from './list/work-row';

/** DOM id of the heading of the open item. */
export const ITEM_HEADING = 'work-item';

/**
 * The item that the admin reads. It stays the same while the list is polled, also after it has left the list, so that a
 * key never decides another item than the one that was read.
 */
function useCurrent(asked: Asked, items: readonly WorkItemView[]): WorkItemView | undefined {
  const address = addressFor({ ...asked, full: false });
  const [shown, setShown] = useState<{ address: string; item: WorkItemView }>();
  const find = (key: string | undefined) => items.find((item) => keyOf(item) === key);
  const before = shown?.address === address ? shown.item : undefined;
  const kept = before && (find(keyOf(before)) ?? before);
  const current = items.length === 0 ? undefined : (find(asked.item) ?? kept ?? items[0]);
  if (current && current !== before) setShown({ address, item: current });
  if (!current && shown) setShown(undefined);
  return current;
}

/** Open item, named in the URL, and the navigation to other items. */
export function usePosition(asked: Asked, items: readonly WorkItemView[]) {
  const [, setParameters] = useSearchParams();
  const current = useCurrent(asked, items);
  const index = current ? items.indexOf(current) : -1;
  const isOpen = current !== undefined && keyOf(current) === asked.item;
  /** Index of the open item, used after it has left the list. */
  const lastIndex = useRef(0);
  const latest = useRef(current);
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
    latest.current = current;
  }, [index, current]);

  /** @param full whether the item takes the whole page */
  const show = (item: WorkItemView | undefined, full = asked.full) =>
    setParameters(parametersOf({ ...asked, item: item && keyOf(item), full }), { replace: true });
  const focus = (item: WorkItemView) =>
    document.getElementById(asked.full && hasFullView(item) ? ITEM_HEADING : rowId(item))?.focus();
  const goTo = (item: WorkItemView | undefined) => {
    if (!item) return;
    show(item);
    focus(item);
  };
  /** Opens the item at an index of the list, or the nearest one. */
  const goToIndex = (at: number) => goTo(items[Math.min(Math.max(at, 0), items.length - 1)]);
  return {
    current,
    /** True if the URL names the shown item. Otherwise phones show the list. */
    isOpen,
    /** True if the shown item is no longer in the list, because it was decided or moved. */
    isGone: current !== undefined && index < 0,
    /** True if the open item takes the whole page. */
    isFull: isOpen && asked.full === true && hasFullView(current),
    /** Place of the open item in the list, from 1. */
    place: Math.max(index, 0) + 1,
    show,
    step: (by: 1 | -1) => {
      // The next item has taken the place of one that has left the list.
      if (index < 0) goToIndex(lastIndex.current + (by === 1 ? 0 : -1));
      else goToIndex(index + by);
    },
    /**
     * Opens the next item without a decision after the given ones. Stays if there is none, or if another item was opened
     * meanwhile.
     * @param left items that the admin has decided or moved
     * @param waiting keys of earlier decisions, which the list may not contain yet
     */
    leave: (left: readonly WorkItemView[], waiting: ReadonlySet<string>) => {
      const gone = new Set(left.map(keyOf));
      if (latest.current && !gone.has(keyOf(latest.current))) return;
      const at = index >= 0 ? index : lastIndex.current;
      const rest = [...items.slice(at), ...items.slice(0, at).reverse()];
      goTo(rest.find((item) => !gone.has(keyOf(item)) && !waiting.has(keyOf(item)) && !item.pendingDecision));
    },
  };
}
