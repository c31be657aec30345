import { useEffect } from 'react';
import { api, useAppDispatch } from 'shared-ui/store';
import { useRedemptionsOneQuery, type PassView } from 'shared-ui/api/redemptions';

const POLL = 5000;

/** Returns the current state of a displayed pass, polled every five seconds until staff accept it. */
export function useWatchedPass(pass: PassView | null, watching: boolean): PassView | null {
  const dispatch = useAppDispatch();
  const { currentData } = useRedemptionsOneQuery(
    { id: pass?.id ?? '' },
    { skip: !pass || !watching || pass.state !== 'issued', pollingInterval: POLL },
  );
  const current = currentData ?? pass;
  const hasChanged = current?.state !== pass?.state;

  useEffect(() => {
    // Lists, points and the review form depend on it.
    if (hasChanged) dispatch(api.util.invalidateTags(['Pass', 'Session', 'Points']));
  }, [hasChanged, dispatch]);

  return current;
}
