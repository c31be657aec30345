import { useOwnDealOneQuery } from 'shared-ui/api/redemptions';
import { useCurrentUser } from 'shared-ui/platform';

export type ReviewPermission = 'unknown' | 'allowed' | 'ownBusiness' | 'unverified' | 'unused';

/** Permission of the signed-in customer to review a deal, or the reason against it; 'unknown' while loading. */
export function useReviewPermission(dealId: number, vendorId: number): ReviewPermission {
  const { user } = useCurrentUser();
  const { data: own } = useOwnDealOneQuery({ id: dealId });
  if (user?.staffOf && user.staffOf.vendorId === vendorId) return 'ownBusiness';
  if (!own) return 'unknown';
  if (own.mayReview) return 'allowed';
  return own.used > 0 ? 'unverified' : 'unused';
}
