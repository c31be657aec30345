import { ApiProperty } from '@nestjs/swagger';
import { WorkPersonView } from '../items/work.view.js';

export const DECISION_STATES = ['pending', 'done', 'undone', 'failed'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** Accepted decision that takes effect after its undo window. */
export class DecisionAcceptedView {
  /** The same as `decisionId`. */
  id: string;
  decisionId: string;
  takesEffectAt: string;
  secondsLeft: number;
}

export class LeftOutView {
  kind: string;
  id: string;
  /** Error code, such as `plan.limit-reached`. */
  code: string;
}

export class PendingDecisionView {
  id: string;
  kind: string;
  /** The id of the item. */
  subjectId: string;
  action: string;
  by: WorkPersonView;
  requestedAt: string;
  takesEffectAt: string;
  secondsLeft: number;
  @ApiProperty({ enum: DECISION_STATES }) state: DecisionState;
  /** Error code of a decision that could not be applied. */
  code: string | null;
  message: string | null;
  /** Parts of the decision that were not applied. */
  leftOut: LeftOutView[];
}
