import { useOwnDealOneQuery } from 'shared-ui/api/redemptions';
import { useCurrentUser } from 'shared-ui/platform';

export type ReviewPermission = 'unknown' | 'allowed' | 'ownBusiness' | 'unverified' | 'unused';

/** Whether the signed-in customer may review a deal, and if not why; unknown until the API has said it. */
export function useReviewPermission(dealId: number, vendorId: number): ReviewPermission {
  const { user } = useCurrentUser();
  const { data: own } = useOwnDealOneQuery({ id: dealId });
  if (user?.staffOf && user.staffOf.vendorId === vendorId) return 'ownBusiness';
  if (!own) return 'unknown';
  if (own.mayReview) return 'allowed';
  return own.used > 0 ? 'unverified' : 'unused';
}
