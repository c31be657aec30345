import { useEffect, useState } from 'react';

/**
 * Returns true if the latest connection event since the page was opened is `online`. The earlier value of `navigator.onLine` is
 * unreliable.
 */
export function useIsBack(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const came = () => setBack(true);
    const went = () => setBack(false);
    window.addEventListener('online', came);
    window.addEventListener('offline', went);
    return () => {
      window.removeEventListener('online', came);
      window.removeEventListener('offline', went);
    };
  }, []);
  return isBack;
}
