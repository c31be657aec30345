import { ApiProperty } from '@nestjs/swagger';
import { WORK_LANES, type WorkLane } from './work.dto.js';

export class WorkPersonView {
  id: number;
  name: string;
}

export class WorkOwnerView extends WorkPersonView {
  /** Null: until it is given back. */
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
  /** The kind of the item that has to be decided first; null where no item does. */
  kind: string | null;
  id: string | null;
  /** Such as `vendor-pending`, `vendor-rejected`, `vendor-suspended`, `approval`, `asked`. */
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
  /** Within its kind. */
  id: string;
  /** Of what is decided about: the deal of a change, the payment of a refund. */
  subjectId: string;
  title: string;
  titleNe: string | null;
  business: WorkBusinessView | null;
  /** What the kind says of it. */
  @ApiProperty({ type: 'object', additionalProperties: true }) facts: Record<string, unknown>;
  @ApiProperty({ enum: WORK_LANES }) lane: WorkLane;
  blockedBy: BlockedByView | null;
  since: string;
  dueAt: string;
  @ApiProperty({ enum: ['overdue', 'today', 'later'] }) due: 'overdue' | 'today' | 'later';
  owner: WorkOwnerView | null;
  snoozedUntil: string | null;
  version: number;
  /** Whether it concerns the business of who asks: another admin decides. */
  isOwn: boolean;
  /** What can be decided now. */
  allowed: string[];
  pendingDecision: WaitingDecisionView | null;
  /** Why the last decision did not take effect. */
  lastFailure: WorkFailureView | null;
  /** Items that can be decided once this one is. */
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
  /** Of those that are ready. */
  overdue: number;
  mine: number;
  kinds: KindCountsView[];
}
