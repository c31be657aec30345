/** $1 row, $2 why. */
export const VOID = `
  UPDATE passes SET state = 'voided', voided_at = now(), void_reason = $2, updated_at = now() WHERE id = $1 RETURNING deal_id`;
