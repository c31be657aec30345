import { EXPIRED_REFUND_DAYS } from './owed-passes.policy.js';

const BATCH = 100;

const COLUMNS = `p.public_id AS "passId", p.vendor_id AS "vendorId", p.price_paid AS price, p.state = 'redeemed' AS "isUsed", p.owed_on AS "owedOn",
  p.is_refunded AS "isRefunded"`;

/** $1 the pass. */
export const OWE = `
  UPDATE passes p SET owed_at = now() WHERE p.id = $1 AND p.source = 'order' AND p.owed_at IS NULL RETURNING ${COLUMNS}`;

/** Locked, in the order of the businesses, as everything that locks their balances. */
export const OWE_DUE = `
  SELECT id AS "rowId" FROM passes WHERE source = 'order' AND owed_at IS NULL
    AND (state = 'redeemed' OR state IN ('issued', 'expired') AND expires_at <= now() - interval '${EXPIRED_REFUND_DAYS} days')
  ORDER BY vendor_id, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

/** $1 the pass. */
export const BOUGHT = `SELECT ${COLUMNS} FROM passes p WHERE p.id = $1 AND p.source = 'order'`;

/** $1 the voided pass. */
export const TAKEN_BACK = `
  SELECT ${COLUMNS} FROM passes p WHERE p.id = $1 AND p.source = 'order' AND p.owed_at IS NOT NULL`;
