export const MARK = 'UPDATE payments SET slip_at = now(), updated_at = now() WHERE public_id = $1';

export const UNMARK = 'UPDATE payments SET slip_at = NULL, updated_at = now() WHERE public_id = $1';
