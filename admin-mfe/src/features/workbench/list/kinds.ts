import {
  Banknote,
  CircleHelp,
  HandCoins,
  HeartHandshake,
  type LucideIcon,
  Mail,
  MessageSquareText,
  MessagesSquare,
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
  'case',
  'honour',
  'refund',
  'transfer',
  'message',
  'payout',
  'approval',
] as const;

export type Kind = (typeof KINDS)[number];

/** Returns 'unknown' for kinds that this version of the screen does not know. */
export const kindOf = (kind: string): Kind | 'unknown' => KINDS.find((known) => known === kind) ?? 'unknown';

export type Tone = 'brand' | 'info' | 'marigold' | 'rose' | 'success' | 'neutral';

export const LOOKS: Readonly<Record<Kind | 'unknown', { icon: LucideIcon; tone: Tone }>> = {
  deal: { icon: TicketPercent, tone: 'brand' },
  revision: { icon: TicketPercent, tone: 'brand' },
  vendor: { icon: Store, tone: 'info' },
  'name-change': { icon: Store, tone: 'info' },
  review: { icon: MessageSquareText, tone: 'marigold' },
  case: { icon: MessagesSquare, tone: 'rose' },
  honour: { icon: HeartHandshake, tone: 'rose' },
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
  case: ({ id }) => `/dashboard/cases/${id}`,
  honour: ({ id }) => `/dashboard/vendors/${id}`,
  refund: ({ subjectId }) => `/dashboard/payments/${subjectId}`,
  transfer: ({ subjectId }) => `/dashboard/payments/${subjectId}`,
  message: ({ id }) => `/dashboard/messages/${id}`,
  payout: () => '/dashboard/payments?tab=accounts',
  approval: () => '/dashboard/payments?tab=approvals',
};

/** Address of the page of an item; null for unknown kinds. */
export function addressOf(item: WorkItemView): string | null {
  const kind = kindOf(item.kind);
  return kind === 'unknown' ? null : ADDRESSES[kind](item);
}

const IN_FULL: ReadonlySet<string> = new Set<Kind>(['deal', 'revision', 'vendor']);

/** True if an item of this kind can take the whole page: its papers, or the live and the proposed deal side by side. */
export const hasFullView = ({ kind }: Pick<WorkItemView, 'kind'>): boolean => IN_FULL.has(kind);

/** Key of an item in the URL and in the selection. */
export const keyOf = ({ kind, id }: Pick<WorkItemView, 'kind' | 'id'>): string => `${kind}:${id}`;
