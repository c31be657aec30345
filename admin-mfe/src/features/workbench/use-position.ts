import { useEffect, useRef } from 'react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useSearchParams } from 'shared-ui/router';
import { type Asked, parametersOf } from './list/asked';
import { hasFullView, keyOf } from './list/kinds';
import { rowId } from './list/work-row';

/** Time in which a decision can be undone. */
const UNDO_MS = 10_000;

/** DOM id of the heading of the open item. */
export const ITEM_HEADING = 'work-item';

/** Open item, named in the URL, and the navigation to other items. */
export function usePosition(asked: Asked, items: readonly WorkItemView[]) {
  const [, setParameters] = useSearchParams();
  const index = items.findIndex((item) => keyOf(item) === asked.item);
  const current = items[Math.max(index, 0)];
  const wanted = useRef<string>(undefined);
  /** Index of the open item, used after it has left the list. */
  const lastIndex = useRef(0);
  /** Times of this page's decisions, in milliseconds, by item. */
  const decidedAt = useRef(new Map<string, number>());
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);

  /** @param full whether the item takes the whole page */
  const show = (item: WorkItemView | undefined, full = asked.full) =>
    setParameters(parametersOf({ ...asked, item: item && keyOf(item), full }), { replace: true });
  const focus = (item: WorkItemView) => {
    wanted.current = rowId(item);
    document.getElementById(asked.full && hasFullView(item) ? ITEM_HEADING : rowId(item))?.focus();
  };
  const goTo = (item: WorkItemView | undefined) => {
    if (!item) return;
    show(item);
    focus(item);
  };
  return {
    current,
    /** True if the URL names an item of the list. Otherwise phones show the list. */
    isOpen: index >= 0,
    /** True if the open item takes the whole page. */
    isFull: index >= 0 && asked.full === true && current !== undefined && hasFullView(current),
    /** Place of the open item in the list, from 1. */
    place: Math.max(index, 0) + 1,
    show,
    step: (by: 1 | -1) => goTo(items[Math.min(Math.max(Math.max(index, 0) + by, 0), items.length - 1)]),
    /** Opens the next item without a decision after the decided ones. */
    leave: (decided: readonly WorkItemView[]) => {
      const now = Date.now();
      for (const item of decided) decidedAt.current.set(keyOf(item), now);
      const gone = new Set(decided.map(keyOf));
      const at = index >= 0 ? index : lastIndex.current;
      const rest = [...items.slice(at), ...items.slice(0, at).reverse()];
      const open = rest.filter((item) => !gone.has(keyOf(item)) && !item.pendingDecision);
      // The list may not contain the last decisions yet.
      const isFresh = (item: WorkItemView) => now - (decidedAt.current.get(keyOf(item)) ?? 0) > UNDO_MS;
      goTo(open.find(isFresh) ?? open[0]);
    },
  };
}
