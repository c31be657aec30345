import { useEffect, useRef } from 'react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useSearchParams } from 'shared-ui/router';
import { type Asked, parametersOf } from './list/asked';
import { keyOf } from './list/kinds';
import { rowId } from './list/work-row';

/** The item that is open, and the ways to another one. The address names it. */
export function usePosition(asked: Asked, items: readonly WorkItemView[]) {
  const [, setParameters] = useSearchParams();
  const index = items.findIndex((item) => keyOf(item) === asked.item);
  const current = items[Math.max(index, 0)];
  const wanted = useRef<string>(undefined);
  /** Where the open item was, for when it is gone. */
  const lastIndex = useRef(0);
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);

  const show = (item: WorkItemView | undefined) =>
    setParameters(parametersOf({ ...asked, item: item && keyOf(item) }), { replace: true });
  const focus = (item: WorkItemView) => {
    wanted.current = rowId(item);
    document.getElementById(rowId(item))?.focus();
  };
  const goTo = (item: WorkItemView | undefined) => {
    if (!item) return;
    show(item);
    focus(item);
  };
  return {
    current,
    /** Whether the address names it; phones show the list otherwise. */
    isOpen: index >= 0,
    show,
    step: (by: 1 | -1) => goTo(items[Math.min(Math.max(Math.max(index, 0) + by, 0), items.length - 1)]),
    /** The next item that nobody has decided about, after what was decided. */
    leave: (decided: readonly WorkItemView[]) => {
      const gone = new Set(decided.map(keyOf));
      const at = index >= 0 ? index : lastIndex.current;
      const rest = [...items.slice(at), ...items.slice(0, at).reverse()];
      goTo(rest.find((item) => !gone.has(keyOf(item)) && !item.pendingDecision));
    },
  };
}
