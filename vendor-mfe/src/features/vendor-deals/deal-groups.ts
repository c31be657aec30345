import type { DealCountsView, ManagedDealView, VendorDealsListApiArg } from 'shared-ui/api/vendor-deals';
import type { TagTone } from 'shared-ui/ui';

/** State by which the list is filtered. */
export type DealState = Exclude<NonNullable<VendorDealsListApiArg['status']>, 'featured'>;
export type DealGroup = 'drafts' | DealState;
export type DealStatus = ManagedDealView['status'];
export type DealAction = 'preview' | 'view' | 'edit' | 'delete' | 'pause' | 'resume' | 'similar' | 'feature';

export const dealGroups = [
  'drafts',
  'pending',
  'active',
  'scheduled',
  'paused',
  'rejected',
  'expired',
] as const;

const TONES: Readonly<Record<DealStatus, TagTone>> = {
  pending: 'waiting',
  live: 'good',
  'sold-out': 'waiting',
  scheduled: 'news',
  paused: 'neutral',
  rejected: 'bad',
  expired: 'bad',
};

const ACTIONS: Readonly<Record<DealStatus, readonly DealAction[]>> = {
  pending: ['preview', 'edit', 'delete'],
  rejected: ['preview', 'edit', 'delete'],
  live: ['view', 'edit', 'feature', 'pause', 'similar'],
  'sold-out': ['view', 'edit', 'pause', 'similar'],
  scheduled: ['preview', 'edit', 'pause'],
  paused: ['preview', 'edit', 'resume', 'similar'],
  expired: ['view', 'similar'],
};

export const toneOf = (status: DealStatus): TagTone => TONES[status];

const SHOWN: readonly DealStatus[] = ['live', 'sold-out', 'scheduled'];

/** True if a deal is not public only because its business is suspended. */
export const isHidden = ({
  status,
  vendorStatus,
}: Pick<ManagedDealView, 'status' | 'vendorStatus'>): boolean =>
  vendorStatus === 'suspended' && SHOWN.includes(status);

/** Actions for the state of a deal. 'feature' is left out for featured deals and open requests. */
export const actionsOf = ({
  status,
  isFeatured,
  featureRequestedAt,
}: Pick<ManagedDealView, 'status' | 'isFeatured' | 'featureRequestedAt'>): readonly DealAction[] =>
  ACTIONS[status].filter((action) => action !== 'feature' || (!isFeatured && !featureRequestedAt));

const isGroup = (name: string | null): name is DealGroup => dealGroups.some((group) => group === name);

/** Groups that need an action by the business come first. */
const OPENS_AT: readonly DealGroup[] = [
  'rejected',
  'pending',
  'active',
  'drafts',
  'scheduled',
  'paused',
  'expired',
];

/** Group named in the URL; otherwise the first non-empty group in this order. */
export function groupOf(name: string | null, counts: DealCountsView | undefined): DealGroup {
  if (isGroup(name)) return name;
  return OPENS_AT.find((group) => counts && counts[group] > 0) ?? 'active';
}

/** Number of deals in all groups. */
export const allOf = (counts: DealCountsView): number =>
  dealGroups.reduce((sum, group) => sum + counts[group], 0);
