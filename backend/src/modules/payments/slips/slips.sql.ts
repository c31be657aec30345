export const MARK = 'UPDATE payments SET slip_at = now(), updated_at = now() WHERE public_id = $1';

export const UNMARK = 'UPDATE payments SET slip_at = NULL, updated_at = now() WHERE public_id = $1';

export const REMOVE_SLIPS =
  'UPDATE payments SET slip_at = NULL WHERE user_id = $1 AND slip_at IS NOT NULL RETURNING public_id AS id';
