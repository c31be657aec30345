import {
  useCallback,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { Filters } from '../filters/filters';
import { addRecent, readRecent, removeRecent } from './recent-searches';
import type { SuggestionGroup, SuggestionOption } from './suggestion-groups';

interface SearchBoxOptions {
  filters: Filters;
  onSearch(search: string): void;
  onOpen(path: string): void;
}

export interface SearchBoxState {
  text: string;
  isOpen: boolean;
  isOnPhone: boolean;
  input: RefObject<HTMLInputElement | null>;
  groups: readonly SuggestionGroup[];
  /** Stores the suggestions for a text. */
  found(text: string, groups: readonly SuggestionGroup[]): void;
  hasSuggestions: boolean;
  optionCount: number;
  recent: string[];
  listId: string;
  allId: string;
  activeId: string | undefined;
  type(text: string): void;
  open(): void;
  close(): void;
  clear(): void;
  forget(search: string): void;
  /** @param option null for all results */
  choose(option: SuggestionOption | null): void;
  press(event: KeyboardEvent<HTMLInputElement>): void;
  leave(event: FocusEvent<HTMLFormElement>): void;
  submit(event: FormEvent<HTMLFormElement>): void;
}

const isOnPhone = (): boolean => typeof matchMedia === 'function' && matchMedia('(width < 760px)').matches;

/** Options of all groups with the ids of their elements. The last id is for all results. */
function optionsOf(groups: readonly SuggestionGroup[], id: string) {
  const listId = `${id}-list`;
  const allId = `${listId}-all`;
  const options = groups.flatMap((group) => group.options);
  const ids = groups.length > 0 ? [...options.map((option) => `${listId}-${option.id}`), allId] : [];
  return { listId, allId, options, ids };
}

/** Next index when moving through the options. -1 is the box itself. */
const stepped = (current: number, step: number, count: number): number =>
  ((current + 1 + step + count + 1) % (count + 1)) - 1;

/** Recent searches of this device, read when the box opens. */
function useRecent() {
  const [recent, setRecent] = useState<string[]>([]);
  return {
    recent,
    readAgain: () => setRecent(readRecent()),
    forget: (words: string) => setRecent(removeRecent(words)),
  };
}

const NONE: readonly SuggestionGroup[] = [];

/** Suggestions for the current text; those of an earlier text are ignored. */
function useFound(text: string) {
  const [found, setFound] = useState({ text: '', groups: NONE });
  return {
    groups: found.text === text ? found.groups : NONE,
    found: useCallback(
      (of: string, groups: readonly SuggestionGroup[]) => setFound({ text: of, groups }),
      [],
    ),
  };
}

interface Keys {
  isOpen: boolean;
  open(): void;
  close(): void;
  move(step: number): void;
  /** Null while the focus is in the box. */
  chooseActive: (() => void) | null;
}

function pressKey(event: KeyboardEvent, { isOpen, open, close, move, chooseActive }: Keys): void {
  if (event.key === 'Escape' && isOpen) {
    event.preventDefault();
    close();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    open();
    move(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Enter' && chooseActive) {
    event.preventDefault();
    chooseActive();
  }
}

/** Text and open state of the box, and the option selected with the arrow keys. */
function useTypedText(first: string) {
  const [text, setText] = useState(first);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { recent, readAgain, forget } = useRecent();
  const open = (): void => {
    if (!isOpen) readAgain();
    setIsOpen(true);
  };
  const close = (): void => {
    setIsOpen(false);
    setActive(-1);
  };
  const type = (next: string): void => {
    setText(next);
    setActive(-1);
    open();
  };
  const move = (step: number, count: number): void => setActive((current) => stepped(current, step, count));
  return { text, setText, isOpen, active, recent, forget, open, close, type, move };
}

/** Combobox: arrow keys move through the options, Enter selects, Esc closes and keeps the text. */
export function useSearchBox({ filters, onSearch, onOpen }: SearchBoxOptions): SearchBoxState {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { setText, active, move, ...typed } = useTypedText(filters.search ?? '');
  const { text, isOpen, open, close } = typed;
  const { groups, found } = useFound(text);
  const { options, ids, ...listIds } = optionsOf(groups, id);

  const search = (words: string): void => {
    if (words) addRecent(words);
    close();
    input.current?.blur();
    onSearch(words);
  };
  const choose = (option: SuggestionOption | null): void => {
    if (!option) return search(text.trim());
    if (option.to.startsWith('/deals?search=')) addRecent(option.label);
    close();
    onOpen(option.to);
  };
  const chooseActive = ids[active] === undefined ? null : () => choose(options[active] ?? null);

  return {
    ...typed,
    ...listIds,
    isOnPhone: isOpen && isOnPhone(),
    input,
    groups,
    found,
    hasSuggestions: isOpen && groups.length > 0,
    optionCount: options.length,
    activeId: ids[active],
    clear: () => {
      setText('');
      if (filters.search) onSearch('');
      else input.current?.focus();
    },
    choose,
    press: (event) =>
      pressKey(event, { isOpen, open, close, move: (step) => move(step, ids.length), chooseActive }),
    leave: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
    submit: (event) => {
      event.preventDefault();
      search(text.trim());
    },
  };
}
