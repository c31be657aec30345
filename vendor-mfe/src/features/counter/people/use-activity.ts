import { useEffect } from 'react';
import { shifts } from './shift';

/** Time within which one of many events counts. */
const EVERY_MS = 1_000;
const EVENTS = ['pointerdown', 'keydown'] as const;

/** Notes pointers and keys as uses of the counter while the page is open. */
export function useActivity(): void {
  useEffect(() => {
    let noted = 0;
    const note = () => {
      const now = Date.now();
      if (now - noted < EVERY_MS) return;
      noted = now;
      shifts.touch(now);
    };
    for (const event of EVENTS) document.addEventListener(event, note);
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, note);
    };
  }, []);
}
