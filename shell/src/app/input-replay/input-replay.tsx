import { useLayoutEffect } from 'react';
import { replayInput } from './replay';

/** Mounts together with the screen of a remote and replays the input after hydration, before the next render. */
export function InputReplay(): null {
  useLayoutEffect(replayInput, []);
  return null;
}
