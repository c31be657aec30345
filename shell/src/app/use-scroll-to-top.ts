import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-ui/router';

/** A new page begins at its top; going back leaves the browser to restore its place. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const isGoingBack = useRef(false);
  useEffect(() => {
    const onPop = () => (isGoingBack.current = true);
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  useEffect(() => {
    if (shown.current !== pathname && !isGoingBack.current) window.scrollTo(0, 0);
    shown.current = pathname;
    isGoingBack.current = false;
  }, [pathname]);
}
