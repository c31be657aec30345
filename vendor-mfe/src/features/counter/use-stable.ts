import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that calls the latest callback, for timers and listeners. */
export function useStable<Args extends unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
