import { useEffect, useRef } from 'react';
import type { Counter } from './use-counter';

const EVERY_MS = 5_000;

/** Retries automatically while offline: every few seconds, and immediately when the connection returns (J5). */
export function useAutoRetry({ outcome, busy, retry }: Counter): void {
  // A render of the page does not start the wait again.
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  useEffect(() => {
    if (outcome?.kind !== 'offline' || busy) return;
    const again = () => void latest.current();
    const timer = setTimeout(again, EVERY_MS);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [outcome, busy]);
}
