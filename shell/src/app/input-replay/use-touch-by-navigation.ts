import { useState } from 'react';
import { useLocation } from 'shared-ui/router';

/**
 * Loads deferred parts when a page leaves its first address without interaction, as after a payment: React shows the next
 * screen only after the old one has hydrated. The event is dispatched during rendering, because effects run later.
 */
export function useTouchByNavigation(): void {
  const { key } = useLocation();
  const [first] = useState(key);
  if (key !== first) dispatchEvent(new Event('dobbar:navigation'));
}
