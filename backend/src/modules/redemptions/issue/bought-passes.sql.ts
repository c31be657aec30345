import { freeSlots, SETTLED_OVERDUE } from '../limits/deal-limits.sql.js';
import { RELEASED_CAPACITY } from './released-capacity.sql.js';

const GOOD_FOR = "interval '90 days'";

/**
 * Inserts the passes of one line, each in the lowest free slot (`freeSlots`); their capacity is already
 * reserved. Returns fewer rows than were bought if no slot is left or the deal has ended. $1 user, $2 deal,
 * $3 line, $4 passes, $5 code hashes, $6 now, $7 price paid for each, $8 the terms of the order.
 */
export const ISSUE = `
  WITH deal AS (
    SELECT d.id, d.vendor_id, d.redemption_limit, least($6::timestamptz + ${GOOD_FOR}, d.end_date) AS expires_at,
      coalesce($8::jsonb, d.terms_now) AS terms FROM deal_facts d
    WHERE d.id = $2 AND d.end_date > $6
  ), free AS (
    SELECT slots.n, slots.k FROM deal CROSS JOIN LATERAL (${freeSlots('$1', 'deal')}) AS slots
  )
  INSERT INTO passes (public_id, user_id, deal_id, vendor_id, source, order_line_id, slot, code_hash, issued_at, expires_at, terms,
    price_paid, owed_on)
  SELECT made.id, $1, deal.id, deal.vendor_id, 'order', $3, free.n, made.hash, $6, deal.expires_at, deal.terms, $7::int, 'use'
  FROM deal CROSS JOIN unnest($4::uuid[], $5::bytea[]) WITH ORDINALITY AS made (id, hash, k) LEFT JOIN free ON free.k = made.k
  WHERE deal.redemption_limit IS NULL OR free.n IS NOT NULL
  RETURNING public_id AS id`;

/** Locks the sellers, so that a suspension waits for running sales, and a sale sees an earlier suspension. $1 deals. */
export const SUSPENDED_SELLERS = `
  SELECT 1 FROM vendors_share(ARRAY(SELECT vendor_id FROM deal_facts WHERE id = ANY($1))) AS sellers WHERE sellers.status <> 'verified'`;

export const SETTLE = `WITH ${SETTLED_OVERDUE} SELECT count FROM settled`;

/**
 * Cancels unused passes. Used passes are left out; an expired pass released its capacity when it was settled.
 * $1 line ids, $2 passes.
 */
export const TAKE_BACK = `
  WITH open AS (
    SELECT id, state FROM passes WHERE order_line_id = ANY($1) AND public_id = ANY($2) AND state IN ('issued', 'expired') FOR UPDATE
  ), taken AS (
    UPDATE passes SET state = 'cancelled', cancelled_at = now(), updated_at = now()
    FROM open WHERE passes.id = open.id RETURNING passes.deal_id, open.state AS was
  ), pass AS (
    SELECT deal_id FROM taken WHERE was = 'issued'
  ), places AS (${RELEASED_CAPACITY})
  SELECT (SELECT count(*)::int FROM taken) AS count, coalesce((SELECT json_agg(places) FROM places), '[]') AS places`;

/**
 * Inserts a replacement in the slot and capacity of a pass whose acceptance was voided, unless its money was
 * given back. $1 the voided row, $2 pass, $3 code hash.
 */
export const REPLACE = `
  INSERT INTO passes (public_id, user_id, deal_id, vendor_id, source, order_line_id, slot, code_hash, issued_at, expires_at, terms,
    price_paid, owed_on)
  SELECT $2, user_id, deal_id, vendor_id, source, order_line_id, slot, $3, now(), greatest(expires_at, now() + interval '1 day'), terms, price_paid, owed_on
  FROM passes WHERE id = $1 AND source = 'order' AND NOT is_refunded RETURNING deal_id AS "dealId", user_id AS "userId"`;
