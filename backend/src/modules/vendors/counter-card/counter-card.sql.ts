/** Records the time of the first card of a branch. $1 the branch. */
export const CARD_MADE = 'UPDATE branches SET card_made_at = now() WHERE id = $1 AND card_made_at IS NULL';
