/** $1 the id of the mail. */
export const SENT = 'SELECT 1 FROM sent_mails WHERE id = $1';

/** $1 the id of the mail. */
export const MARK_SENT =
  'INSERT INTO sent_mails (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET sent_at = now()';

/** Keeps the newest row, because the console shows the time of the last mail. */
export const SENT_A_WEEK_AGO =
  "sent_at < now() - interval '7 days' AND sent_at < (SELECT max(sent_at) FROM sent_mails)";
