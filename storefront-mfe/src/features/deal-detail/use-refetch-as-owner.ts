import { useEffect, useRef } from 'react';
import { useCurrentUser } from 'shared-ui/platform';

/**
 * Fetches a missing deal again for signed-in staff and admins. The server renders the page without a session, for which a deal
 * that is not live does not exist; its business and admins may see it.
 */
export function useRefetchAsOwner(missing: boolean, askAgain: () => unknown): void {
  const { user } = useCurrentUser();
  const asked = useRef(false);
  const mayOwn = user !== null && (user.role !== 'customer' || user.staffOf !== null);
  useEffect(() => {
    if (!missing || !mayOwn || asked.current) return;
    asked.current = true;
    askAgain();
  }, [missing, mayOwn, askAgain]);
}
