import type { Screen } from 'shared-ui/remote';
import { Navigate, useSearchParams } from 'shared-ui/router';

/** Leads from the address of earlier mails and bookmarks to the payouts; `?payout=` selects one. */
function MovedPage() {
  const [query] = useSearchParams();
  const payout = query.get('payout');
  return <Navigate to={payout ? `/dashboard/payouts/${payout}` : '/dashboard/payouts'} replace />;
}

export const screen: Screen = { Page: MovedPage, texts: [] };
