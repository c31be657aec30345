export const RECEIVE = `
  INSERT INTO support_messages (kind, name, email, subject, category, message, language, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(hours => $8)) RETURNING id`;

/** Messages of one address are decided one after the other. $1 message. */
export const LOCK_ADDRESS = `
  SELECT pg_advisory_xact_lock(hashtextextended('acknowledge ' || email, 0)) FROM support_messages WHERE id = $1`;

/**
 * Allows at most one acknowledgement an hour to an address, because the sender may have entered another
 * person's. The decision is stored before the mail is sent, so that it holds for all attempts. $1 message.
 */
export const ACKNOWLEDGE = `
  UPDATE support_messages m SET acknowledged_at = coalesce(m.acknowledged_at, now())
  WHERE id = $1 AND (m.acknowledged_at IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM support_messages other WHERE other.email = m.email AND other.acknowledged_at > now() - interval '1 hour'))
  RETURNING id`;
