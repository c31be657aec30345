import type { AdminVendorDealView } from 'shared-ui/api/admin-vendors';

export type DealState = 'pending' | 'rejected' | 'scheduled' | 'live' | 'paused' | 'expired';

type Dated = Pick<AdminVendorDealView, 'moderationStatus' | 'isActive' | 'startDate' | 'endDate'>;

/** What became of a deal: decided by admins, its business and the calendar, in this order. */
export function dealStateOf({ moderationStatus, isActive, startDate, endDate }: Dated, now: Date): DealState {
  if (moderationStatus !== 'approved') return moderationStatus;
  if (new Date(endDate) <= now) return 'expired';
  if (!isActive) return 'paused';
  return new Date(startDate) > now ? 'scheduled' : 'live';
}
