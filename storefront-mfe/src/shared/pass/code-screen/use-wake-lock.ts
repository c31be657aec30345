import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while the component is mounted.
 * @returns true while the browser holds the lock
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isShown = true;
    const hold = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (!isShown) return void taken?.release();
      lock = taken;
      setHeld(taken !== null);
    };
    const holdNow = () => void hold();
    holdNow();
    document.addEventListener('visibilitychange', holdNow);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', holdNow);
      void lock?.release();
    };
  }, []);
  return isHeld;
}
