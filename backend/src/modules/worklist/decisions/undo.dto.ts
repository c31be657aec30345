import { Omittable, WholeNumber } from '../../../common/validation/rules.js';

/** Maximum undo window of a decision. */
export const MOST_UNDO_SECONDS = 10;

/** A decision that can be taken back for some seconds (rule WB5). */
export class UndoDto {
  /** After so many seconds it takes effect, and the answer is 202 with its id; none or 0: at once. */
  @Omittable() @WholeNumber(0, MOST_UNDO_SECONDS) undoSeconds?: number;
}
