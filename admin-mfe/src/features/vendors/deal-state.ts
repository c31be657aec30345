import type { AdminVendorDealView } from 'shared-ui/api/admin-vendors';

export type DealState = 'pending' | 'rejected' | 'scheduled' | 'live' | 'paused' | 'expired';

type Dated = Pick<AdminVendorDealView, 'moderationStatus' | 'isActive' | 'startDate' | 'endDate'>;

/** Current state of a deal. Moderation takes precedence over the end date, then pausing, then the start date. */
export function dealStateOf({ moderationStatus, isActive, startDate, endDate }: Dated, now: Date): DealState {
  if (moderationStatus !== 'approved') return moderationStatus;
  if (new Date(endDate) <= now) return 'expired';
  if (!isActive) return 'paused';
  return new Date(startDate) > now ? 'scheduled' : 'live';
}
