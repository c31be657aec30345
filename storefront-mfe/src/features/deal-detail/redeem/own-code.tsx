import type { PassView } from 'shared-ui/api/redemptions';
import { useEffect } from 'react';
import { useOpenPass } from './use-open-pass';
import { useRedeemOnReturn } from './use-redeem-on-return';

interface OwnCodeProps {
  dealId: number;
  /** The code that this page has just shown. */
  issued: PassView | null;
  watching: boolean;
  redeem(): Promise<void>;
  onFound(pass: PassView | null): void;
}

/** Follows the signed-in customer's code of a deal, and goes on where a sign-in interrupted. Shows nothing. */
export function OwnCode({ dealId, issued, watching, redeem, onFound }: OwnCodeProps) {
  const pass = useOpenPass(dealId, issued, watching);
  useRedeemOnReturn(dealId, redeem);
  useEffect(() => onFound(pass), [onFound, pass]);
  return null;
}
