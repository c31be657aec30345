import { useEffect, useLayoutEffect } from 'react';
import { endFrameRecording, replayFrameInput, replayInput } from './replay';

/** Mounts together with the screen of a remote and replays the input after hydration, before the next render. */
export function InputReplay(): null {
  useLayoutEffect(replayInput, []);
  return null;
}

/**
 * Mounts together with the header and the footer, and replays the input made there. It is replayed after the effects of the header,
 * which close its menus.
 */
export function FrameReplay(): null {
  useLayoutEffect(endFrameRecording, []);
  useEffect(replayFrameInput, []);
  return null;
}
