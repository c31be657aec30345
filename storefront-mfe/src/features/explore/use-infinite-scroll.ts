import { useEffect, useRef, type RefObject } from 'react';

/** Distance below the screen at which the next page is fetched. */
const AHEAD = '600px';
/** After this many automatic pages a button appears, so that the footer stays reachable. */
const BY_ITSELF = 3;

/**
 * Calls `load` when the element comes near the viewport, for the first pages of a list.
 * @param page the current page; each value counts once
 */
export function useInfiniteScroll(load: () => void, page: unknown): RefObject<HTMLDivElement | null> {
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
