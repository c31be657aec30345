import { useLayoutEffect } from 'react';
import { replayInput } from './replay';

/** Stands beside a remote's screen and is there when that is: alive, and not yet rendered a second time. */
export function InputReplay(): null {
  useLayoutEffect(replayInput, []);
  return null;
}
