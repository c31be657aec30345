import { useState } from 'react';
import { useLocation } from 'shared-ui/router';

/**
 * A page that leaves its first address by itself, as after a payment, needs its deferred parts: React shows the next screen once
 * all of the old one has hydrated. Announced while rendering, since effects run after that.
 */
export function useTouchByNavigation(): void {
  const { key } = useLocation();
  const [first] = useState(key);
  if (key !== first) dispatchEvent(new Event('dobbar:navigation'));
}
