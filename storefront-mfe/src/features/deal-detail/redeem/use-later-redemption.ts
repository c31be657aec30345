import { useEffect, useRef, useState } from 'react';

/** State of a redemption requested offline: none, offered for later, or waiting for the connection. */
export type LaterState = 'none' | 'offered' | 'waiting';

export interface LaterRedemption {
  readonly state: LaterState;
  /** Offers to redeem when the connection returns. */
  offer(): void;
  /** Redeems once as soon as the connection returns. */
  wait(): void;
  cancel(): void;
}

export const isOffline = (): boolean => !navigator.onLine;

/** @param redeem called once when the connection returns, after the customer accepted the offer */
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
    // The connection may have returned before the button was pressed.
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
