import { useState } from 'react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { keyOf } from './list/kinds';

/** Selected items. Items that left the list are no longer selected. */
export function useSelection(items: readonly WorkItemView[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const toggle = (item: WorkItemView) => {
    const key = keyOf(item);
    setLast(key);
    setKeys((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  };
  /** Selects the range from the last selected item to this one. */
  const selectTo = (item: WorkItemView) => {
    const to = items.findIndex((one) => keyOf(one) === keyOf(item));
    const from = Math.max(
      0,
      items.findIndex((one) => keyOf(one) === last),
    );
    const range = items.slice(Math.min(from, to), Math.max(from, to) + 1).map(keyOf);
    setKeys((before) => new Set([...before, ...range]));
    setLast(keyOf(item));
  };
  return {
    keys,
    selected: items.filter((item) => keys.has(keyOf(item))),
    toggle,
    selectTo,
    clear: () => setKeys(new Set()),
  };
}
