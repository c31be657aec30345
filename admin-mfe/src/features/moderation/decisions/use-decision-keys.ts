import { useEffect, useRef } from 'react';

type Key = 'j' | 'k' | 'a' | 'r';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keyboard shortcuts for moderation; inactive in text fields and when switched off. */
export function useDecisionKeys(actions: Readonly<Record<Key, () => void>>, wanted: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!wanted) return;
    const act = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (!(key in latest.current)) return;
      event.preventDefault();
      latest.current[key as Key]();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [wanted]);
}
