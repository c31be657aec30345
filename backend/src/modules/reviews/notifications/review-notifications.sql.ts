const FACTS = `'deal', json_build_object('en', d.title, 'ne', d.title_ne), 'business', json_build_object('en', v.business_name, 'ne', v.name_ne)`;
const TABLES =
  'reviews r JOIN deal_facts d ON d.id = r.deal_id JOIN vendor_cards v ON v.id = d.vendor_id WHERE r.id = $1';

/** $1 the review. */
export const REPLIED = `
  SELECT r.user_id AS "userId", d.id AS "dealId", json_build_object(${FACTS}) AS facts FROM ${TABLES} AND r.hidden_at IS NULL`;

/** $1 the review. */
export const RECEIVED = `
  SELECT v.user_id AS "userId", d.id AS "dealId", json_build_object(${FACTS}, 'stars', r.rating) AS facts FROM ${TABLES} AND r.hidden_at IS NULL`;

/** $1 the review, $2 a manager. */
export const LOW_STARS = `
  SELECT $2::int AS "userId", d.id AS "dealId", json_build_object(${FACTS}, 'stars', r.rating) AS facts FROM ${TABLES} AND r.hidden_at IS NULL
    AND EXISTS (SELECT 1 FROM staff_roles s WHERE s.user_id = $2 AND s.vendor_id = v.id)`;

/** $1 the review. */
export const HIDDEN = `
  SELECT r.user_id AS "userId", d.id AS "dealId", json_build_object(${FACTS}, 'reason', r.hidden_reason) AS facts
  FROM ${TABLES} AND r.hidden_at IS NOT NULL`;
