/** $1 the branch: its first card is made now. */
export const CARD_MADE = 'UPDATE branches SET card_made_at = now() WHERE id = $1 AND card_made_at IS NULL';
