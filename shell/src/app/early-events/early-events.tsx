import { useLayoutEffect } from 'react';
import { replayEarlyEvents } from './replay';

/** Stands beside a remote's screen and is there when that is: alive, and not yet rendered a second time. */
export function EarlyEvents(): null {
  useLayoutEffect(replayEarlyEvents, []);
  return null;
}
