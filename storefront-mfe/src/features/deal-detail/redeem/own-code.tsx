import { useEffect, useRef } from 'react';
import { useOwnDealOneQuery, type OwnDealView } from 'shared-ui/api/redemptions';
import { useRedeemOnReturn } from './use-redeem-on-return';

interface OwnCodeProps {
  dealId: number;
  /** True while a code is displayed. Its state is fetched again after closing. */
  watching: boolean;
  redeem(isReturn: boolean): Promise<void>;
  onFound(own: OwnDealView | null): void;
}

/** Loads the customer's state of a deal and resumes a redemption after sign-in. Renders nothing. */
export function OwnCode({ dealId, watching, redeem, onFound }: OwnCodeProps) {
  // Until the response, the button redeems, which returns the open code.
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
