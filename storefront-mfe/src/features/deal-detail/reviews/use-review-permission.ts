import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useRedemptionsMineQuery } from 'shared-ui/api/redemptions';
import { useCurrentUser } from 'shared-ui/platform';

export type ReviewPermission = 'unknown' | 'allowed' | 'ownBusiness' | 'unverified' | 'unused';

const LARGEST_PAGE = 100;

/** `isLoading` is true again when a failed query is repeated; the form stays then, with what is typed in it. */
const isFirstLoad = ({ isLoading, error }: { isLoading: boolean; error?: unknown }): boolean =>
  isLoading && error === undefined;

/** Whether the signed-in customer may review a deal, as far as the page can tell before a text is typed. */
export function useReviewPermission(dealId: number, vendorId: number): ReviewPermission {
  const { user } = useCurrentUser();
  const account = useOwnAccountOneQuery();
  const used = useRedemptionsMineQuery({ state: ['redeemed'], limit: LARGEST_PAGE });
  if (user?.staffOf && user.staffOf.vendorId === vendorId) return 'ownBusiness';
  if (isFirstLoad(account) || isFirstLoad(used)) return 'unknown';
  const isUsed = used.data?.some((pass) => pass.dealId === dealId);
  // A longer history than one page may hold the use; the server decides then.
  if (used.data && used.data.length < LARGEST_PAGE && !isUsed) return 'unused';
  return account.data && !account.data.emailVerified ? 'unverified' : 'allowed';
}
