import { COUNTED_UP_TO } from '../../../common/paging/page-query.js';
import type { PassState } from './pass.policy.js';
import { RELEASED_CAPACITY } from '../issue/released-capacity.sql.js';

export const OWN_PASS_JOINS = `
  JOIN deal_facts d ON d.id = p.deal_id
  JOIN vendor_cards v ON v.id = d.vendor_id
  JOIN category_names c ON c.id = d.category_id
  LEFT JOIN category_names parent ON parent.id = c.parent_id
  LEFT JOIN city_names l ON l.id = d.location_id
  LEFT JOIN branch_places b ON b.id = p.branch_id
  JOIN deal_availability cap ON cap.deal_id = d.id`;

/** Uses the rates stored with the pass; older passes use the deal's current rates. */
const toPay = (
  kept: string,
  ofDeal: string,
): string => `CASE WHEN p.terms IS NULL THEN sum_to_pay(${ofDeal}, d.taxes)
    ELSE sum_to_pay((p.terms ->> '${kept}')::int, p.terms) END`;

/** Branches of the terms stored with the pass, else those of the deal. */
const PLACES_OF_USE = `(SELECT coalesce(json_agg(json_build_object('id', place.id, 'name', place.name, 'address', place.address, 'city', place.city,
      'latitude', place.latitude, 'longitude', place.longitude) ORDER BY place.id), '[]') FROM branch_places place
    WHERE place.vendor_id = p.vendor_id AND CASE WHEN p.terms IS NULL THEN d.branch_ids IS NULL OR place.id = ANY(d.branch_ids)
      ELSE coalesce(jsonb_typeof(p.terms -> 'branchIds'), 'null') = 'null' OR p.terms -> 'branchIds' @> to_jsonb(place.id) END)`;

export const OWN_PASS_COLUMNS = `
  p.id AS "rowId", p.public_id AS "publicId", p.code_hash AS "codeHash", p.deal_id AS "dealId", p.vendor_id AS "vendorId", p.state, p.issued_at AS "issuedAt",
  p.expires_at AS "expiresAt", p.redeemed_at AS "redeemedAt", p.amount, p.points, p.points_withheld AS "pointsWithheld",
  CASE WHEN p.state = 'redeemed' AND p.points > 0
    THEN iso(coalesce((SELECT e.received_at FROM counter_entries e WHERE e.pass_id = p.id AND e.outcome = 'confirmed'), p.redeemed_at)
      + make_interval(hours => points_setting('spendableAfterHours', 24))) END AS "pointsSpendableAt", b.name AS "branchName",
  EXISTS (SELECT 1 FROM passes r WHERE r.user_id = p.user_id AND r.deal_id = p.deal_id AND r.is_reviewed) AS "isReviewed",
  p.source = 'order' AS "isBought",
  CASE WHEN p.honour_until IS NOT NULL OR p.honour_case IS NOT NULL
    THEN json_build_object('answer', p.honour_answer, 'askUntil', iso(p.honour_until), 'caseId', p.honour_case) END AS honour,
  json_build_object('id', d.id, 'title', d.title, 'titleNe', d.title_ne, 'image', d.image, 'coverKey', d.cover_key, 'discountType', d.discount_type,
    'discountValue', d.discount_value, 'originalPrice', coalesce(p.terms -> 'originalPrice', to_jsonb(d.original_price)),
    'discountedPrice', coalesce(p.terms -> 'price', to_jsonb(d.discounted_price)), 
    'taxes', CASE WHEN p.terms IS NULL THEN d.taxes ELSE coalesce(p.terms ->> 'taxes', 'included') END,
    'sumToPay', ${toPay('price', 'd.discounted_price')}, 'originalSum', ${toPay('originalPrice', 'd.original_price')},
    'pointsEarned', coalesce(p.terms -> 'points', to_jsonb(points_given(d.points_earned, d.discounted_price))), 'placesLeft', cap.total_limit - cap.taken,
    'vendor', json_build_object('id', v.id, 'slug', v.slug, 'businessName', v.business_name, 'nameNe', v.name_ne, 'logo', v.logo, 'phone', v.phone),
    'branches', ${PLACES_OF_USE},
    'category', json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'nameNe', c.name_ne, 'parentSlug', parent.slug),
    'location', CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id, 'slug', l.slug, 'name', l.name, 'nameNe', l.name_ne) END) AS deal`;

/** The state as of now, in SQL. */
export const STATE_CONDITIONS: Record<PassState, string> = {
  issued: `p.state = 'issued' AND p.expires_at > now()`,
  expired: `(p.state = 'expired' OR p.state = 'issued' AND p.expires_at <= now())`,
  redeemed: `p.state = 'redeemed'`,
  cancelled: `p.state = 'cancelled'`,
  voided: `p.state = 'voided'`,
};

export const OWN_PASS = `SELECT ${OWN_PASS_COLUMNS} FROM passes p ${OWN_PASS_JOINS} WHERE p.public_id = $1 AND p.user_id = $2`;

export const CANCEL_PASS = `WITH pass AS (
           UPDATE passes SET state = 'cancelled', cancelled_at = now(), updated_at = now()
           WHERE public_id = $1 AND user_id = $2 AND source = 'redeem' AND state = 'issued' AND expires_at > now() RETURNING deal_id
         ) ${RELEASED_CAPACITY}`;

/**
 * Condition for the rows after the previous page, and the sort order. $2 the last pass of the previous page
 * or null, $4 its expiry time.
 */
const ORDERS = {
  newest: { after: 'p.id < $2', by: 'p.id DESC' },
  ending: { after: '(p.expires_at, p.id) > ($4::timestamptz, $2)', by: 'p.expires_at, p.id' },
} as const;

export type PassOrder = keyof typeof ORDERS;

/**
 * @param condition SQL about the pass `p`. $1 user, $2 the last pass of the previous page or null, $3 number
 * of passes; `ending`: $4 expiry time of $2.
 */
export const ownPasses = (condition: string, order: PassOrder): string => `
  SELECT ${OWN_PASS_COLUMNS}, (SELECT count(*)::int FROM (SELECT 1 FROM passes p WHERE p.user_id = $1 AND (${condition}) LIMIT ${COUNTED_UP_TO + 1}) c) AS counted,
    to_char(p.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "endsAt"
  FROM passes p ${OWN_PASS_JOINS} WHERE p.user_id = $1 AND (${condition}) AND ($2::bigint IS NULL OR ${ORDERS[order].after}) ORDER BY ${ORDERS[order].by} LIMIT $3`;
