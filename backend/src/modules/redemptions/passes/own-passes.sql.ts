import { COUNTED_UP_TO } from '../../../common/paging/page-query.js';
import type { PassState } from './pass.policy.js';
import { RELEASED_CAPACITY } from '../issue/released-capacity.sql.js';

export const OWN_PASS_JOINS = `
  JOIN deals d ON d.id = p.deal_id
  JOIN vendor_cards v ON v.id = d.vendor_id
  JOIN category_names c ON c.id = d.category_id
  LEFT JOIN category_names parent ON parent.id = c.parent_id
  LEFT JOIN city_names l ON l.id = d.location_id
  LEFT JOIN branch_places b ON b.id = p.branch_id
  JOIN deal_availability cap ON cap.deal_id = d.id`;

/** At the rates that the pass keeps; a pass from before they were kept has today's. */
const toPay = (
  kept: string,
  ofDeal: string,
): string => `CASE WHEN p.terms IS NULL THEN sum_to_pay(${ofDeal}, d.taxes)
    ELSE sum_to_pay((p.terms ->> '${kept}')::int, p.terms) END`;

export const OWN_PASS_COLUMNS = `
  p.id AS "rowId", p.public_id AS "publicId", p.code_hash AS "codeHash", p.deal_id AS "dealId", p.vendor_id AS "vendorId", p.state, p.issued_at AS "issuedAt",
  p.expires_at AS "expiresAt", p.redeemed_at AS "redeemedAt", p.amount, p.points, p.points_withheld AS "pointsWithheld",
  CASE WHEN p.state = 'redeemed' AND p.points > 0
    THEN iso(p.redeemed_at + make_interval(hours => points_setting('spendableAfterHours', 24))) END AS "pointsSpendableAt", b.name AS "branchName",
  EXISTS (SELECT 1 FROM passes r WHERE r.user_id = p.user_id AND r.deal_id = p.deal_id AND r.is_reviewed) AS "isReviewed",
  p.source = 'order' AS "isBought",
  json_build_object('id', d.id, 'title', d.title, 'titleNe', d.title_ne, 'image', d.image, 'discountType', d.discount_type,
    'discountValue', d.discount_value, 'originalPrice', coalesce(p.terms -> 'originalPrice', to_jsonb(d.original_price)),
    'discountedPrice', coalesce(p.terms -> 'price', to_jsonb(d.discounted_price)), 
    'taxes', CASE WHEN p.terms IS NULL THEN d.taxes ELSE coalesce(p.terms ->> 'taxes', 'included') END,
    'sumToPay', ${toPay('price', 'd.discounted_price')}, 'originalSum', ${toPay('originalPrice', 'd.original_price')},
    'pointsEarned', coalesce(p.terms -> 'points', to_jsonb(points_given(d.points_earned, d.discounted_price))), 'placesLeft', cap.total_limit - cap.taken,
    'vendor', json_build_object('id', v.id, 'slug', v.slug, 'businessName', v.business_name, 'nameNe', v.name_ne, 'logo', v.logo),
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

/** @param condition SQL about the pass `p`. $1 user, $2 the last pass of the page before or null, $3 how many. */
export const ownPasses = (condition: string): string => `
  SELECT ${OWN_PASS_COLUMNS}, (SELECT count(*)::int FROM (SELECT 1 FROM passes p WHERE p.user_id = $1 AND (${condition}) LIMIT ${COUNTED_UP_TO + 1}) c) AS counted
  FROM passes p ${OWN_PASS_JOINS} WHERE p.user_id = $1 AND (${condition}) AND ($2::bigint IS NULL OR p.id < $2) ORDER BY p.id DESC LIMIT $3`;
