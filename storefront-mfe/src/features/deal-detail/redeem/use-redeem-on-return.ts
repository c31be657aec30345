import { useEffect, useRef } from 'react';
import { useSearchParams } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { takeRedeemRequest } from './redeem-request';

/**
 * Resumes after sign-in: issues the code requested in this tab. Without such a request, a URL with
 * `get=1` only moves the focus to the button.
 */
export function useRedeemOnReturn(dealId: number, redeem: (isReturn: boolean) => Promise<void>): void {
  const [query, setQuery] = useSearchParams();
  const { state } = useCurrentUser();
  const isAsked = query.has('get');
  const begun = useRef(false);

  useEffect(() => {
    if (!isAsked || state !== 'signed-in' || begun.current) return;
    begun.current = true;
    setQuery(
      (before) => {
        before.delete('get');
        return before;
      },
      { replace: true },
    );
    if (takeRedeemRequest(dealId)) void redeem(true);
    else document.querySelector<HTMLElement>('[data-redeem]')?.focus();
  }, [dealId, isAsked, redeem, setQuery, state]);
}
