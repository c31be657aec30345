import { useMemo, useSyncExternalStore } from 'react';
import { isRemembering, onViewedChange, parseViewed, storedViewed } from './viewed-deals';

const nothing = (): string => '';
const yes = (): boolean => true;

/** Ids of the deals viewed last on this device; none on the server. */
export function useViewedIds(): number[] {
  const stored = useSyncExternalStore(onViewedChange, storedViewed, nothing);
  return useMemo(() => parseViewed(stored), [stored]);
}

/** Whether the device remembers them. */
export const useIsRemembering = (): boolean => useSyncExternalStore(onViewedChange, isRemembering, yes);
