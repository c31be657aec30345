export const RECEIVE = `
  INSERT INTO support_messages (kind, name, email, subject, category, message, language, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(hours => $8)) RETURNING id`;

/**
 * $1 message. At most one acknowledgement an hour goes to an address: it may be somebody else's. It is decided before the mail is sent; a
 * mail that could not be sent is tried again, so one decision holds for all attempts.
 */
export const ACKNOWLEDGE = `
  UPDATE support_messages m SET acknowledged_at = coalesce(m.acknowledged_at, now())
  WHERE id = $1 AND (m.acknowledged_at IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM support_messages other WHERE other.email = m.email AND other.acknowledged_at > now() - interval '1 hour'))
  RETURNING id`;
