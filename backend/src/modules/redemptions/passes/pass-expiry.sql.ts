import { RELEASED_CAPACITY } from '../issue/released-capacity.sql.js';

const BATCH = 500;

export const SETTLE = `
  WITH due AS (
    SELECT id FROM passes WHERE state = 'issued' AND expires_at <= now() ORDER BY deal_id, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), expired AS (
    UPDATE passes SET state = 'expired', updated_at = now() FROM due WHERE passes.id = due.id RETURNING passes.deal_id, passes.source
  ), pass AS (
    SELECT deal_id FROM expired WHERE source <> 'honour'
  ) ${RELEASED_CAPACITY}`;
