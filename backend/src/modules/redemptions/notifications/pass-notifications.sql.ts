/** The row of a notification to the customer of a pass. $1 the pass. */
const ofPass = (facts: string): string => `
  SELECT p.user_id AS "userId", d.id AS "dealId", json_build_object('deal', json_build_object('en', d.title, 'ne', d.title_ne),
    'business', json_build_object('en', v.business_name, 'ne', v.name_ne), ${facts}) AS facts
  FROM passes p JOIN deal_facts d ON d.id = p.deal_id JOIN vendor_cards v ON v.id = p.vendor_id WHERE p.public_id = $1`;

export const VALID_UNTIL = ofPass(`'until', json_build_object('at', iso(p.expires_at))`);

/** An acceptance of a code that had been canceled; no row for another outcome. $1 the pass, $2 the outcome. */
export const NOT_COUNTED = `${VALID_UNTIL} AND $2::text = 'cancelled'`;

export const VOIDED = ofPass(`'reason', p.void_reason`);

/** Returns the kind too: with points, or without. $1 the pass. */
export const USED = `
  SELECT CASE WHEN (used.facts ->> 'points')::int > 0 THEN 'pass-used-with-points' ELSE 'pass-used' END AS kind, used.*
  FROM (${ofPass(`'points', p.points`)}) used`;

/** The first use of a deal, for its owner. $1 the deal. */
export const FIRST_USED = `
  SELECT v.user_id AS "userId", d.id AS "dealId", json_build_object('deal', json_build_object('en', d.title, 'ne', d.title_ne),
    'business', json_build_object('en', v.business_name, 'ne', v.name_ne)) AS facts
  FROM deal_facts d JOIN vendor_cards v ON v.id = d.vendor_id WHERE d.id = $1`;
