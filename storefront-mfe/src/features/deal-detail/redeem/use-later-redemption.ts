import { useEffect, useRef, useState } from 'react';

/** What becomes of a press on Redeem without a connection: nothing yet, offered for later, or waiting for the connection. */
export type LaterState = 'none' | 'offered' | 'waiting';

export interface LaterRedemption {
  readonly state: LaterState;
  /** Offers to redeem when the connection is back. */
  offer(): void;
  /** Redeems as soon as the connection is back, once. */
  wait(): void;
  cancel(): void;
}

export const isOffline = (): boolean => !navigator.onLine;

/** @param redeem called once when the connection is back and somebody asked for that */
export function useLaterRedemption(redeem: () => Promise<void>): LaterRedemption {
  const [state, setState] = useState<LaterState>('none');
  const latest = useRef(redeem);
  useEffect(() => {
    latest.current = redeem;
  });

  useEffect(() => {
    if (state === 'none') return undefined;
    const isBack = () => {
      setState('none');
      if (state === 'waiting') void latest.current();
    };
    // It may have come back before somebody pressed.
    if (!isOffline()) {
      isBack();
      return undefined;
    }
    window.addEventListener('online', isBack, { once: true });
    return () => window.removeEventListener('online', isBack);
  }, [state]);

  return {
    state,
    offer: () => setState('offered'),
    wait: () => setState('waiting'),
    cancel: () => setState('none'),
  };
}
