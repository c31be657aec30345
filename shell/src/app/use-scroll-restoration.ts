import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'shared-ui/router';

/** Maximum time for a list to reach its former length, in milliseconds. */
const TIMEOUT_MS = 3000;
const HANDS_ON = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls as soon as the page is long enough, unless the visitor scrolls first.
 * @returns a function that cancels
 */
function scrollWhenLongEnough(place: number): () => void {
  const tryNow = () => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 2) stop();
  };
  const watcher = new ResizeObserver(tryNow);
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const sign of HANDS_ON) window.removeEventListener(sign, stop);
  };
  for (const sign of HANDS_ON) window.addEventListener(sign, stop, { passive: true });
  watcher.observe(document.body);
  return stop;
}

/** Scrolls a new page to its top, and restores the scroll position on back and forward navigation. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const places = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });
  const isReturning = useRef(false);

  useEffect(() => {
    const onPop = () => (isReturning.current = true);
    const onScroll = () => places.current.set(shown.current.key, window.scrollY);
    window.addEventListener('popstate', onPop);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const isNewPage = shown.current.pathname !== pathname;
    const place = isReturning.current ? places.current.get(key) : undefined;
    const wasReturning = isReturning.current;
    shown.current = { key, pathname };
    isReturning.current = false;
    if (place !== undefined) return scrollWhenLongEnough(place);
    if (isNewPage && !wasReturning) window.scrollTo(0, 0);
  }, [key, pathname]);
}
