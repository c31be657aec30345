/** Acceptances of the customer's own passes. $1 the user. */
export const OWN_ENTRIES = `
  SELECT p.public_id AS "passId", e.outcome, e.amount, iso(e.used_at) AS at, iso(e.received_at) AS "receivedAt"
  FROM counter_entries e JOIN passes p ON p.id = e.pass_id WHERE p.user_id = $1 AND e.kind = 'accept' ORDER BY e.id`;

/** $1 the user. */
export const OWN_PROOFS = `
  SELECT p.public_id AS "passId", c.code, iso(c.shown_at) AS "shownAt", iso(c.received_at) AS "receivedAt"
  FROM counter_proofs c JOIN passes p ON p.id = c.pass_id WHERE p.user_id = $1 ORDER BY c.id`;

/** What a member of a business accepted. $1 the user. */
export const ACCEPTED_BY = `
  SELECT d.name AS device, e.kind, e.outcome, iso(e.used_at) AS at FROM counter_entries e JOIN counter_devices d ON d.id = e.device_id
  WHERE e.person_id = $1 ORDER BY e.id`;

/** $1 the user. */
export const FORGET_PROOFS =
  'DELETE FROM counter_proofs c USING passes p WHERE p.id = c.pass_id AND p.user_id = $1';
