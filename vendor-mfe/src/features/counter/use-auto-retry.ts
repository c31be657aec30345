import { useEffect } from 'react';
import type { Counter } from './use-counter';
import { useStable } from './use-stable';

const EVERY_MS = 5_000;

/** Retries automatically while offline: every few seconds, and immediately when the connection returns (J5). */
export function useAutoRetry({ outcome, busy, retry }: Counter): void {
  // A render of the page does not start the wait again.
  const again = useStable(() => void retry());
  useEffect(() => {
    if (outcome?.kind !== 'offline' || busy) return;
    const timer = setTimeout(again, EVERY_MS);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [outcome, busy, again]);
}
