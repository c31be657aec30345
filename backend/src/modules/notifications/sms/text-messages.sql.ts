/** $1 the id of the message. */
export const SENT = 'SELECT 1 FROM sent_text_messages WHERE id = $1';

/** $1 the id of the message. */
export const MARK_SENT =
  'INSERT INTO sent_text_messages (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET sent_at = now()';

/** Counts one message of a day; no row if the day has reached its limit. $1 day, $2 limit. */
export const TAKE = `
  INSERT INTO text_message_days AS d (day, requested) SELECT $1::date, 1 WHERE $2::int > 0
  ON CONFLICT (day) DO UPDATE SET requested = d.requested + 1 WHERE d.requested < $2
  RETURNING requested`;
