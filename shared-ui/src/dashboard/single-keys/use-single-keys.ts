import { useLayoutEffect, useRef, useState } from 'react';

const KEYS_OFF = 'dobbar_single_keys_off';

/** True for elements that accept typed letters. Checkboxes and buttons do not. */
const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox'));

/** True if Enter activates the focused button, link or input. */
const isPressed = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.target instanceof Element &&
  event.target.closest('a, button, input') !== null;

/** Shortcut name of an event, such as `j`, `shift+x` or `enter`. */
const nameOf = ({ key, shiftKey }: KeyboardEvent): string =>
  key === '?' ? key : `${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`;

/**
 * Registers single-letter shortcuts. They are inactive in text fields, while a dialog is open and while `wanted` is
 * false.
 */
export function useSingleKeys(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  wanted: boolean,
): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  // A layout effect: the keys work as soon as the screen that names them is painted.
  useLayoutEffect(() => {
    if (!wanted) return;
    const act = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesLetters(event.target) || isPressed(event))
        return;
      if (document.querySelector('dialog[open]')) return;
      const action = latest.current[nameOf(event)];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [wanted]);
}

/** Setting of single-letter shortcuts, stored in localStorage. */
export function useKeySetting(): [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(() => read() !== 'true');
  return [
    isOn,
    (on) => {
      setOn(on);
      write(on);
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(KEYS_OFF);
  } catch {
    return null;
  }
}

function write(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEYS_OFF);
    else localStorage.setItem(KEYS_OFF, 'true');
  } catch {
    // Without localStorage the setting lasts until the page is left.
  }
}
