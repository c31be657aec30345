/** One case whose due time has passed, locked; a case that another transaction changes is skipped. $1 now, $2 cases to leave out. */
export const OVERDUE = `
  SELECT c.public_id AS id FROM honour_cases c WHERE c.due_at <= $1 AND c.state IN ('waiting-for-shop', 'waiting-for-customer', 'decided')
    AND NOT c.public_id = ANY($2::uuid[])
  ORDER BY c.due_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** Cases that were not answered when half a day is left, and those an admin let pass. $1 now. */
export const TO_REMIND = `
  UPDATE honour_cases c SET reminded_at = $1 FROM (
    SELECT id FROM honour_cases WHERE reminded_at IS NULL AND due_at <= $1::timestamptz + interval '12 hours' AND due_at > $1
      AND due_by IN ('business', 'customer')
    ORDER BY due_at LIMIT 50 FOR UPDATE SKIP LOCKED) AS due
  WHERE c.id = due.id RETURNING c.public_id AS id, c.due_by AS by`;
