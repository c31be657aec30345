import { ApiProperty } from '@nestjs/swagger';
import { WorkPersonView } from '../items/work.view.js';

export const DECISION_STATES = ['pending', 'done', 'undone', 'failed'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** A decision that takes effect in some seconds. */
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
  /** Why, such as `plan.limit-reached`. */
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
  /** Why it did not take effect. */
  code: string | null;
  message: string | null;
  /** What was not carried out with it. */
  leftOut: LeftOutView[];
}
