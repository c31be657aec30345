import type { DealCountsView, ManagedDealView, VendorDealsListApiArg } from 'shared-ui/api/vendor-deals';
import type { TagTone } from 'shared-ui/ui';

/** The deals of one state. */
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

/** Whether a deal that would be public is not, because its business is suspended. */
export const isHidden = ({
  status,
  vendorStatus,
}: Pick<ManagedDealView, 'status' | 'vendorStatus'>): boolean =>
  vendorStatus === 'suspended' && SHOWN.includes(status);

/** What can be done to a deal. One that is shown on the home page, or asked for it, is not asked for again. */
export const actionsOf = ({
  status,
  isFeatured,
  featureRequestedAt,
}: Pick<ManagedDealView, 'status' | 'isFeatured' | 'featureRequestedAt'>): readonly DealAction[] =>
  ACTIONS[status].filter((action) => action !== 'feature' || (!isFeatured && !featureRequestedAt));

const isGroup = (name: string | null): name is DealGroup => dealGroups.some((group) => group === name);

/** What needs the business comes first. */
const OPENS_AT: readonly DealGroup[] = [
  'rejected',
  'pending',
  'active',
  'drafts',
  'scheduled',
  'paused',
  'expired',
];

/** The group an address names; else the first of these that holds a deal. */
export function groupOf(name: string | null, counts: DealCountsView | undefined): DealGroup {
  if (isGroup(name)) return name;
  return OPENS_AT.find((group) => counts && counts[group] > 0) ?? 'active';
}

/** How many deals there are in all states. */
export const allOf = (counts: DealCountsView): number =>
  dealGroups.reduce((sum, group) => sum + counts[group], 0);
