import { useEffect, useState } from 'react';
import { hasSaved, onSavedChange } from 'shared-ui/platform';
import { selectSessionHint, useAppSelector } from 'shared-ui/store';

/** Whether there may be favorites or a cart: nothing is fetched for those who have neither. */
export function useHasShopping(): boolean {
  const isSignedIn = useAppSelector(selectSessionHint) === 'present';
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    // Once it is shown it stays, so that the count goes down to nothing in sight.
    const look = () => setSaved((known) => known || hasSaved());
    look();
    return onSavedChange(look);
  }, []);
  return isSignedIn || isSaved;
}
