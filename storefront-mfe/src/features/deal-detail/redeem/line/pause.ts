const second = 1000;

/**
 * Waits until the seconds have passed or the signal aborts. A browser delays the timers of a tab in the background, so the wait also
 * ends when the tab is shown after that time.
 */
export function pause(seconds: number, signal: AbortSignal): Promise<void> {
  const due = Date.now() + seconds * second;
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    const look = () => {
      if (Date.now() >= due) end();
    };
    const timer = setTimeout(end, seconds * second);
    signal.addEventListener('abort', end);
    document.addEventListener('visibilitychange', look);
  });
}
