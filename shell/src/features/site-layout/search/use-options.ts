import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { SuggestionGroup, SuggestionOption } from './suggestion-groups';

/** Handles a key that is pressed in the box. */
export type KeyHandler = (event: KeyboardEvent) => void;

/** The list as the box presents it to assistive technology. */
export interface ShownList {
  readonly isShown: boolean;
  /** Id of the option selected with the arrow keys. */
  readonly activeId?: string;
}

interface OptionsUse {
  id: string;
  groups: readonly SuggestionGroup[];
  keys: RefObject<KeyHandler | null>;
  onList(list: ShownList): void;
  /** @param option null for all results */
  onChoose(option: SuggestionOption | null): void;
  /** Called before the typed text is searched. */
  onEnter(): void;
  onClose(): void;
}

/** Next index when moving through the options. -1 is the box itself. */
const stepped = (current: number, step: number, count: number): number =>
  ((current + 1 + step + count + 1) % (count + 1)) - 1;

/** Arrow keys move through the options and the entry for all results, Enter selects, Esc closes and keeps the text. */
export function useOptions({ id, groups, keys, onList, onChoose, onEnter, onClose }: OptionsUse) {
  const allId = `${id}-all`;
  const options = groups.flatMap((group) => group.options);
  const ids = groups.length > 0 ? [...options.map((option) => `${id}-${option.id}`), allId] : [];
  const [selected, setSelected] = useState({ groups, index: -1 });
  // New suggestions have no selection.
  const index = selected.groups === groups ? selected.index : -1;
  const isShown = groups.length > 0;
  const activeId = ids[index];
  useEffect(() => onList({ isShown, activeId }), [isShown, activeId, onList]);
  useEffect(() => {
    keys.current = (event) => {
      if (event.key === 'Escape') onClose();
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        setSelected({ groups, index: stepped(index, event.key === 'ArrowDown' ? 1 : -1, ids.length) });
      else if (event.key === 'Enter' && activeId) onChoose(options[index] ?? null);
      else {
        if (event.key === 'Enter') onEnter();
        return;
      }
      event.preventDefault();
    };
    return () => {
      keys.current = null;
    };
  });
  return { allId, activeId, isShown, count: options.length };
}
