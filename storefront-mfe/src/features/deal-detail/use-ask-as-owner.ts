import { useEffect, useRef } from 'react';
import { useCurrentUser } from 'shared-ui/platform';

/**
 * The server renders for nobody in particular, to whom a deal that is not live does not exist. Its
 * own shop and admins may see it, so who is signed in asks once more.
 */
export function useAskAsOwner(missing: boolean, askAgain: () => unknown): void {
  const { user } = useCurrentUser();
  const asked = useRef(false);
  const mayOwn = user !== null && (user.role !== 'customer' || user.staffOf !== null);
  useEffect(() => {
    if (!missing || !mayOwn || asked.current) return;
    asked.current = true;
    askAgain();
  }, [missing, mayOwn, askAgain]);
}
