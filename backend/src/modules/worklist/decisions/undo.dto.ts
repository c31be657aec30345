import { Omittable, WholeNumber } from '../../../common/validation/rules.js';

/** Maximum undo window of a decision. */
export const MAX_UNDO_SECONDS = 10;

/** Undo window of a decision (rule WB5). */
export class UndoDto {
  /**
   * Undo window in seconds, answered with 202 and the id of the decision. Without it or with 0, the decision takes
   * effect immediately.
   */
  @Omittable() @WholeNumber(0, MAX_UNDO_SECONDS) undoSeconds?: number;
}
