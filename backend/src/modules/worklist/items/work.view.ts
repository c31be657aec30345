import { ApiProperty } from '@nestjs/swagger';
import { WORK_LANES, type WorkLane } from './work.dto.js';

export class WorkPersonView {
  id: number;
  name: string;
}

export class WorkOwnerView extends WorkPersonView {
  /** End of the claim; null if it lasts until it is released. */
  until: string | null;
  since: string | null;
}

export class WorkBusinessView {
  id: number;
  businessName: string;
  nameNe: string | null;
  status: string;
}

export class BlockedByView {
  /** Kind of the item that must be decided first; null if the reason is no item. */
  kind: string | null;
  id: string | null;
  /** Reason, such as `vendor-pending`, `vendor-rejected`, `vendor-suspended`, `approval`, `asked`. */
  reason: string;
}

export class WaitingDecisionView {
  id: string;
  action: string;
  by: WorkPersonView;
  takesEffectAt: string;
  secondsLeft: number;
}

export class WorkFailureView {
  code: string;
  message: string | null;
  action: string;
  at: string;
}

export class FreedItemView {
  kind: string;
  id: string;
  title: string;
  titleNe: string | null;
  version: number;
}

export class WorkItemView {
  kind: string;
  /** Unique within the kind. */
  id: string;
  /** Id of the subject of the decision, such as the deal of a revision or the payment of a refund. */
  subjectId: string;
  title: string;
  titleNe: string | null;
  business: WorkBusinessView | null;
  /** Facts that depend on the kind. */
  @ApiProperty({ type: 'object', additionalProperties: true }) facts: Record<string, unknown>;
  @ApiProperty({ enum: WORK_LANES }) lane: WorkLane;
  blockedBy: BlockedByView | null;
  since: string;
  dueAt: string;
  @ApiProperty({ enum: ['overdue', 'today', 'later'] }) due: 'overdue' | 'today' | 'later';
  owner: WorkOwnerView | null;
  snoozedUntil: string | null;
  version: number;
  /** True if the item concerns the caller or a business that the caller works for: another admin decides (rule Y7). */
  isOwn: boolean;
  /** Decisions that are possible now. */
  allowed: string[];
  pendingDecision: WaitingDecisionView | null;
  /** Error of the last decision that could not be applied. */
  lastFailure: WorkFailureView | null;
  /** Items that can be decided after this one. */
  frees: FreedItemView[];
}

export class KindCountsView {
  kind: string;
  ready: number;
  waiting: number;
  blocked: number;
}

export class WorkCountsView {
  ready: number;
  waiting: number;
  blocked: number;
  snoozed: number;
  /** Number of ready items that are overdue. */
  overdue: number;
  mine: number;
  kinds: KindCountsView[];
}

/** Age of the items of a kind that can be decided now, without snoozed ones. */
export class WorkAgeView {
  kind: string;
  count: number;
  /** Submission of the oldest item. */
  oldestSince: string;
  /** Promised time of the oldest item. */
  oldestDueAt: string;
  /** Number of items after their promised time. */
  late: number;
}
