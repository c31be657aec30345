import { useMemo, useSyncExternalStore } from 'react';
import { isRemembering, onViewedChange, parseViewed, storedViewed } from './viewed-deals';

const nothing = (): string => '';
const yes = (): boolean => true;

/** Returns the ids of the deals viewed recently on this device; empty on the server. */
export function useViewedIds(): number[] {
  const stored = useSyncExternalStore(onViewedChange, storedViewed, nothing);
  return useMemo(() => parseViewed(stored), [stored]);
}

/** Returns true if the device stores viewed deals. */
export const useIsRemembering = (): boolean => useSyncExternalStore(onViewedChange, isRemembering, yes);
