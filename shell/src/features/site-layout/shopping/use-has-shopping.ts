import { useEffect, useState } from 'react';
import { hasSaved, onSavedChange } from 'shared-ui/platform';
import { selectSessionHint, useAppSelector } from 'shared-ui/store';

/** Returns true if there may be favorites or a cart; otherwise no counts are fetched. */
export function useHasShopping(): boolean {
  const isSignedIn = useAppSelector(selectSessionHint) === 'present';
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    // Once shown, the count stays visible even when it becomes 0.
    const look = () => setSaved((known) => known || hasSaved());
    look();
    return onSavedChange(look);
  }, []);
  return isSignedIn || isSaved;
}
