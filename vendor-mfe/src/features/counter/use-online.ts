import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

function subscribe(onChange: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, onChange);
  return () => EVENTS.forEach((name) => removeEventListener(name, onChange));
}

/** Connection state as reported by the browser. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
