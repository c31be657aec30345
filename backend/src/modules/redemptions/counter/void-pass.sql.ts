import { RELEASED_CAPACITY } from '../issue/released-capacity.sql.js';

/** $1 row, $2 why. */
export const VOID = `
  UPDATE passes SET state = 'voided', voided_at = now(), void_reason = $2, updated_at = now() WHERE id = $1`;

/** Releases the place of a voided pass. Rows are `PlacesChange`. $1 row. */
export const RELEASED_BY = `WITH pass AS (SELECT deal_id FROM passes WHERE id = $1 AND source <> 'honour') ${RELEASED_CAPACITY}`;

/** The acceptance without a network of a use that is taken back. $1 row. */
export const VOID_ENTRY = `
  UPDATE counter_entries SET outcome = 'undone', message = 'entry.undone' WHERE pass_id = $1 AND outcome = 'confirmed'`;

/** A row if a customer's case is about the use. Call after the lock of the pass. $1 row. */
export const WITH_CASE = 'SELECT 1 FROM passes WHERE id = $1 AND honour_case IS NOT NULL';
