import { useEffect, useState } from 'react';

/** Whether the connection has come back since the page was opened. What the browser thought before is not to be trusted. */
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
