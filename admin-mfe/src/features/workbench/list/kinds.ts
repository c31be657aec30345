import {
  Banknote,
  CircleHelp,
  HandCoins,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Store,
  TicketPercent,
  Undo2,
  UsersRound,
} from 'lucide-react';
import type { WorkItemView } from 'shared-ui/api/admin-work';

export const KINDS = [
  'deal',
  'revision',
  'vendor',
  'name-change',
  'review',
  'refund',
  'transfer',
  'message',
  'payout',
  'approval',
] as const;

export type Kind = (typeof KINDS)[number];

/** A kind that this version of the screen does not know yet has a name of its own. */
export const kindOf = (kind: string): Kind | 'unknown' => KINDS.find((known) => known === kind) ?? 'unknown';

export type Tone = 'brand' | 'info' | 'marigold' | 'rose' | 'success' | 'neutral';

export const LOOKS: Readonly<Record<Kind | 'unknown', { icon: LucideIcon; tone: Tone }>> = {
  deal: { icon: TicketPercent, tone: 'brand' },
  revision: { icon: TicketPercent, tone: 'brand' },
  vendor: { icon: Store, tone: 'info' },
  'name-change': { icon: Store, tone: 'info' },
  review: { icon: MessageSquareText, tone: 'marigold' },
  refund: { icon: Undo2, tone: 'rose' },
  transfer: { icon: Banknote, tone: 'success' },
  message: { icon: Mail, tone: 'neutral' },
  payout: { icon: HandCoins, tone: 'success' },
  approval: { icon: UsersRound, tone: 'marigold' },
  unknown: { icon: CircleHelp, tone: 'neutral' },
};

const ADDRESSES: Readonly<Record<Kind, (item: WorkItemView) => string>> = {
  deal: ({ subjectId }) => `/dashboard/deals?deal=${subjectId}`,
  revision: ({ subjectId }) => `/dashboard/deals?deal=${subjectId}`,
  vendor: ({ id }) => `/dashboard/vendors/${id}`,
  'name-change': ({ id }) => `/dashboard/vendors/${id}`,
  review: () => '/dashboard/reviews?status=reported',
  refund: ({ subjectId }) => `/dashboard/payments/${subjectId}`,
  transfer: ({ subjectId }) => `/dashboard/payments/${subjectId}`,
  message: ({ id }) => `/dashboard/messages/${id}`,
  payout: () => '/dashboard/payments?tab=accounts',
  approval: () => '/dashboard/payments?tab=approvals',
};

/** Where an item is shown whole. */
export function addressOf(item: WorkItemView): string | null {
  const kind = kindOf(item.kind);
  return kind === 'unknown' ? null : ADDRESSES[kind](item);
}

/** Names an item in the address and among the selected. */
export const keyOf = ({ kind, id }: Pick<WorkItemView, 'kind' | 'id'>): string => `${kind}:${id}`;
