export const HIDE = 'UPDATE reviews SET hidden_at = now(), hidden_reason = $2 WHERE id = $1';

export const RESTORE = 'UPDATE reviews SET hidden_at = NULL, hidden_reason = NULL WHERE id = $1';

export const DECIDE_REPORTS =
  'UPDATE review_reports SET decided_at = now() WHERE review_id = $1 AND decided_at IS NULL';
