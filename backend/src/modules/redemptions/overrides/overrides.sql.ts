/**
 * $1 pass row, $2 entry or null, $3 branch, $4 person, $5 manager, $6 reason, $7 note, $8 terms, $9 time of the use.
 */
export const RECORD = `
  INSERT INTO counter_overrides (pass_id, entry_id, branch_id, person_id, manager_id, reason, note, terms, used_at)
  SELECT $1, $2, (SELECT id FROM branch_places WHERE id = $3), $4, $5, $6, $7, $8, $9
  RETURNING id, (SELECT public_id FROM passes WHERE id = $1) AS "passId"`;

/** True if the acceptance of an override counts: online, or of the entry that counts. */
const COUNTS = `p.state = 'redeemed' AND (o.entry_id IS NULL OR e.outcome = 'confirmed')`;

/** $1 the business, $2 and $3 the first and last moment of the day, $4 the only branch or null. */
export const OVERRIDES_OF_DAY = `
  SELECT iso(o.used_at) AS at, b.name AS "branchName", d.title AS "dealTitle", d.title_ne AS "dealTitleNe", coalesce(by_user.shown_name, '') AS person,
    coalesce(m.shown_name, '') AS manager, o.reason, o.note, o.terms, coalesce(e.amount, p.amount) AS amount, o.entry_id IS NOT NULL AS "isOffline",
    ${COUNTS} AS counts
  FROM counter_overrides o JOIN passes p ON p.id = o.pass_id JOIN deal_facts d ON d.id = p.deal_id LEFT JOIN counter_entries e ON e.id = o.entry_id
    LEFT JOIN branch_places b ON b.id = o.branch_id LEFT JOIN person_names by_user ON by_user.id = o.person_id
    LEFT JOIN person_names m ON m.id = o.manager_id
  WHERE p.vendor_id = $1 AND o.used_at >= $2 AND o.used_at <= $3 AND ($4::int IS NULL OR o.branch_id = $4)
  ORDER BY o.used_at DESC, o.id DESC LIMIT 200`;

/** The row of a notification to the owner. $1 the override. */
export const TOLD_OWNER = `
  SELECT v.user_id AS "userId", d.id AS "dealId", json_build_object('deal', json_build_object('en', d.title, 'ne', d.title_ne),
    'business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'manager', m.first_name, 'person', by_user.first_name,
    'moment', json_build_object('at', iso(o.used_at)), 'reason', CASE o.reason
      WHEN 'queue' THEN json_build_object('en', 'Guest was in the queue', 'ne', 'ग्राहक लाइनमै हुनुहुन्थ्यो')
      WHEN 'mistake' THEN json_build_object('en', 'Our mistake', 'ne', 'हाम्रो गल्ती')
      WHEN 'regular' THEN json_build_object('en', 'Regular guest', 'ne', 'नियमित ग्राहक')
      ELSE json_build_object('en', coalesce(o.note, 'Other'), 'ne', coalesce(o.note, 'अन्य')) END) AS facts
  FROM counter_overrides o JOIN passes p ON p.id = o.pass_id JOIN deal_facts d ON d.id = p.deal_id JOIN vendor_cards v ON v.id = p.vendor_id
    JOIN person_names m ON m.id = o.manager_id JOIN person_names by_user ON by_user.id = o.person_id
  WHERE o.id = $1`;

/** $1 the user. */
export const DECIDED_BY = `
  SELECT iso(o.used_at) AS at, o.reason, o.note, o.terms, p.public_id AS "passId" FROM counter_overrides o JOIN passes p ON p.id = o.pass_id
  WHERE o.manager_id = $1 ORDER BY o.id`;

/** $1 the user. */
export const FORGET_NOTES =
  'UPDATE counter_overrides SET note = NULL WHERE manager_id = $1 AND note IS NOT NULL';
