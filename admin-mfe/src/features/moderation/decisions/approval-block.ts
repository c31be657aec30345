import type { ManagedDealView } from 'shared-ui/api/admin';

export type ApprovalBlock = 'pending' | 'rejected' | 'suspended' | 'ended';

/** Returns the reason why a new deal cannot be approved now; null if it can. */
export function approvalBlock(
  {
    pendingRevision,
    vendorStatus,
    endDate,
  }: Pick<ManagedDealView, 'pendingRevision' | 'vendorStatus' | 'endDate'>,
  now: number,
): ApprovalBlock | null {
  if (pendingRevision) return null;
  if (vendorStatus !== 'verified') return vendorStatus;
  return new Date(endDate).getTime() <= now ? 'ended' : null;
}
