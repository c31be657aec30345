export const OPEN_SLOTS =
  'SELECT 1 FROM featured_slots WHERE deal_id = $1 AND (ends_at IS NULL OR ends_at > now()) LIMIT 1';

export const RUNNING_SLOTS =
  'SELECT 1 FROM featured_slots WHERE deal_id = $1 AND place = $2 AND starts_at <= now() AND (ends_at IS NULL OR ends_at > now())';

export const BOOK_SLOT =
  'INSERT INTO featured_slots (deal_id, place, starts_at, ends_at) VALUES ($1, $2, $3, $4)';

/** $1 deal, $2 place or null for all. */
const OF_DEAL = 'deal_id = $1 AND ($2::text IS NULL OR place = $2)';

/** $1 deal, $2 place or null for all, $3 now. */
export const DELETE_LATER_SLOTS = `DELETE FROM featured_slots WHERE ${OF_DEAL} AND starts_at >= $3`;

/** $1 deal, $2 place or null for all, $3 now. */
export const END_SLOTS = `UPDATE featured_slots SET ends_at = $3 WHERE ${OF_DEAL} AND (ends_at IS NULL OR ends_at > $3)`;

/** A row while the business has no featuring. $1 the business, $2 now. */
export const FEATURING_PAUSED =
  'SELECT v.honour_note_until AS until FROM vendor_cards v WHERE v.id = $1 AND v.honour_note_until > $2';

const OF_BUSINESS = 'deal_id IN (SELECT d.id FROM deals d WHERE d.vendor_id = $1)';

/** $1 the business, $2 now. */
export const DELETE_LATER_SLOTS_OF = `DELETE FROM featured_slots WHERE ${OF_BUSINESS} AND starts_at >= $2`;

/** $1 the business, $2 now. */
export const END_SLOTS_OF = `
  UPDATE featured_slots SET ends_at = $2 WHERE ${OF_BUSINESS} AND (ends_at IS NULL OR ends_at > $2)`;

/** $1 the business. */
export const FORGET_REQUESTS =
  'UPDATE deals SET feature_requested_at = NULL WHERE vendor_id = $1 AND feature_requested_at IS NOT NULL';
