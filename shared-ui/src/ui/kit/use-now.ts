import { useEffect, useState } from 'react';

/** Returns the current time in the browser; null on the server and during hydration, so that both render the same output. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  return now;
}
