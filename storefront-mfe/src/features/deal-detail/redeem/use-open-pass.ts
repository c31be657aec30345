import { useEffect, useState } from 'react';
import type { PassView } from 'shared-ui/api/redemptions';
import { useCurrentUser } from 'shared-ui/platform';
import { useAppDispatch } from 'shared-ui/store';
import { fetchOpenPass } from './open-pass';

/**
 * The open code that the customer holds of a deal; null while nobody is signed in or none is known.
 * @param issued the code that this page has just shown: known without a request
 * @param watching whether a code is on the screen; once it is closed, its state is asked for again
 */
export function useOpenPass(dealId: number, issued: PassView | null, watching: boolean): PassView | null {
  const dispatch = useAppDispatch();
  const { state } = useCurrentUser();
  const [found, setFound] = useState<PassView | null>(null);

  useEffect(() => {
    if (state !== 'signed-in' || watching) return;
    let isCurrent = true;
    fetchOpenPass(dispatch, dealId)
      .then((pass) => isCurrent && setFound(pass))
      // Without the answer the button redeems, which gives the open code again.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [dealId, dispatch, state, watching]);

  return watching && issued ? issued : found;
}
