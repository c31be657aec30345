/** $1 the customer. */
export const READ_ANSWERS = `
  SELECT d.title AS deal, v.business_name AS business, iso(a.used_at) AS "usedAt", a.answer, iso(a.answered_at) AS "answeredAt"
  FROM honour_answers a JOIN deal_facts d ON d.id = a.deal_id JOIN vendor_cards v ON v.id = a.vendor_id WHERE a.user_id = $1 ORDER BY a.id`;

/** The customer's cases, and texts of the person in others. $1 the person. */
export const READ_CASES = `
  SELECT c.id AS number, d.title AS deal, v.business_name AS business, c.reason, c.wants, c.promised, c.paid, c.state, iso(c.opened_at) AS "openedAt",
    iso(c.closed_at) AS "closedAt", c.remedy, c.remedy_amount AS amount, (SELECT coalesce(json_agg(json_build_object('at', iso(e.at), 'kind', e.kind,
      'text', e.text, 'photos', to_json(e.photos)) ORDER BY e.id), '[]') FROM honour_case_entries e WHERE e.case_id = c.id AND e.user_id = $1) AS entries
  FROM honour_cases c JOIN deal_facts d ON d.id = c.deal_id JOIN vendor_cards v ON v.id = c.vendor_id
  WHERE c.user_id = $1 OR c.id IN (SELECT e.case_id FROM honour_case_entries e WHERE e.user_id = $1) ORDER BY c.id`;

/** $1 the customer. */
export const OPEN_OF_CUSTOMER =
  'SELECT public_id AS id FROM honour_cases WHERE user_id = $1 AND closed_at IS NULL ORDER BY vendor_id, id';

/** $1 the person. */
export const PHOTOS_OF_PERSON = `
  SELECT coalesce(array_agg(path), '{}') AS paths FROM honour_case_entries e, unnest(e.photos) AS path WHERE e.user_id = $1`;

/** $1 the person. */
export const ERASE_TEXTS = `
  UPDATE honour_case_entries SET text = NULL, photos = '{}' WHERE user_id = $1 AND (text IS NOT NULL OR photos <> '{}')`;

/** Photos of cases that closed 180 days ago. $1 now. */
export const OLD_PHOTOS = `
  WITH old AS (
    UPDATE honour_cases SET photos_deleted_at = $1 WHERE id IN (
      SELECT id FROM honour_cases WHERE photos_deleted_at IS NULL AND closed_at <= $1::timestamptz - interval '180 days' ORDER BY closed_at LIMIT 50
      FOR UPDATE SKIP LOCKED) RETURNING id)
  SELECT old.id, coalesce((SELECT json_agg(path) FROM honour_case_entries e, unnest(e.photos) AS path WHERE e.case_id = old.id), '[]') AS paths FROM old`;

/** $1 cases. */
export const DELETE_PHOTOS = `UPDATE honour_case_entries SET photos = '{}' WHERE case_id = ANY($1) AND photos <> '{}'`;
