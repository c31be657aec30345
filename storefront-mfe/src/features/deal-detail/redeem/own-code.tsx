import { useEffect, useRef } from 'react';
import { useOwnDealOneQuery, type OwnDealView } from 'shared-ui/api/redemptions';
import { useRedeemOnReturn } from './use-redeem-on-return';

interface OwnCodeProps {
  dealId: number;
  /** Whether a code is on the screen; once it is closed, its state is fetched again. */
  watching: boolean;
  redeem(): Promise<void>;
  onFound(own: OwnDealView | null): void;
}

/** Follows how the signed-in customer stands with a deal, and goes on where a sign-in interrupted. Shows nothing. */
export function OwnCode({ dealId, watching, redeem, onFound }: OwnCodeProps) {
  // Without the response the button redeems, which gives the open code again.
  const { currentData: own = null, refetch } = useOwnDealOneQuery(
    { id: dealId },
    { refetchOnMountOrArgChange: true },
  );
  useRedeemOnReturn(dealId, redeem);
  useEffect(() => onFound(own), [onFound, own]);
  const wasWatching = useRef(false);
  useEffect(() => {
    if (wasWatching.current && !watching) void refetch();
    wasWatching.current = watching;
  }, [watching, refetch]);
  return null;
}
