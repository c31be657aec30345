import { useEffect, useRef, type RefObject } from 'react';

/** How far below the screen the end may be when more is fetched. */
const AHEAD = '600px';
/** After this many automatic pages a button appears, so that the footer stays reachable. */
const BY_ITSELF = 3;

/**
 * Calls `load` when the element comes near the screen, for the first pages of a list.
 * @param page what is shown now; each value is counted once
 */
export function useLoadOnSight(load: () => void, page: unknown): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const loaded = useRef(0);
  const latest = useRef(load);

  useEffect(() => {
    latest.current = load;
  }, [load]);

  useEffect(() => {
    const element = end.current;
    if (!element || loaded.current >= BY_ITSELF) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        loaded.current += 1;
        latest.current();
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [page]);

  return end;
}
