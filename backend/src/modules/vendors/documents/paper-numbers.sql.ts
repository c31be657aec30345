/**
 * Takes the oldest unread paper of a business that waits for verification, and counts the attempt. $1 maximum number of attempts, $2
 * minutes between them.
 */
export const TAKE_UNREAD = `
  UPDATE vendor_documents SET read_attempts = read_attempts + 1, read_tried_at = now() WHERE id = (
    SELECT d.id FROM vendor_documents d JOIN vendors v ON v.id = d.vendor_id
    WHERE v.status = 'pending' AND d.read_at IS NULL AND d.read_attempts < $1
      AND coalesce(d.read_tried_at < now() - make_interval(mins => $2), true)
    ORDER BY d.created_at, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
  RETURNING id, kind, type`;

/** $1 the paper, $2 its number or null. */
export const STORE_NUMBER =
  'UPDATE vendor_documents SET read_at = now(), read_number = $2::text WHERE id = $1';
