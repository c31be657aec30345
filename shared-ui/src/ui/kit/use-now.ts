import { useEffect, useState } from 'react';

/**
 * The time in the browser, null on the server and while its page is taken over: what depends on
 * the time of day must not differ between the two.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  return now;
}
