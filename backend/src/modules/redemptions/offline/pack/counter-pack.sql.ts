import { PACK_HOURS } from './pack-limits.js';

/** A deal of the pack, and what decides about its allowance. */
export interface PackDealRow {
  id: number;
  isLimited: boolean;
  /** True if further places can be set aside. */
  hasRoom: boolean;
}

/** Also deals that are paused: their open passes stay valid. $1 the business. */
export const PACK_DEALS = `
  SELECT d.id, d.title, d.title_ne AS "titleNe",
    CASE d.discount_type WHEN 'percentage' THEN d.discount_value || '% OFF' WHEN 'fixed' THEN 'Rs. ' || d.discount_value || ' OFF' ELSE d.discount_value END AS badge,
    d.discount_type AS "discountType", d.discount_value AS "discountValue", d.sale_mode = 'prepaid' AS "isPrepaid",
    CASE WHEN d.sale_mode = 'prepaid' THEN 0 ELSE sum_to_pay((d.terms_now ->> 'price')::int, d.terms_now) END AS charge,
    (d.terms_now ->> 'price')::int AS price, (d.terms_now ->> 'originalPrice')::int AS "originalPrice", d.taxes,
    jsonb_build_object('weekdays', d.terms_now -> 'weekdays', 'hoursFrom', d.terms_now -> 'hoursFrom', 'hoursUntil', d.terms_now -> 'hoursUntil',
      'blackoutDates', d.terms_now -> 'blackoutDates', 'branchIds', d.terms_now -> 'branchIds', 'minimumBill', d.terms_now -> 'minimumBill',
      'partySize', d.terms_now -> 'partySize') AS terms,
    cap.total_limit IS NOT NULL AS "isLimited", coalesce(cap.set_aside < cap.total_limit / 10 AND cap.taken < cap.total_limit, false) AS "hasRoom"
  FROM deal_facts d JOIN deal_availability cap ON cap.deal_id = d.id
  WHERE d.vendor_id = $1 AND (EXISTS (SELECT 1 FROM listed_deals l WHERE l.id = d.id AND l.end_date > now())
    OR EXISTS (SELECT 1 FROM passes p WHERE p.deal_id = d.id AND p.state = 'issued' AND p.expires_at > now()))
  ORDER BY d.id LIMIT 500`;

/** People who may accept codes at the branch. $1 the business, $2 the branch. */
export const PACK_PEOPLE = `
  SELECT u.id, u.first_name AS "firstName", left(u.last_name, 1) AS initial, s.role, s.role <> 'counter' AS "isManager"
  FROM staff_roles s JOIN person_names u ON u.id = s.user_id
  WHERE s.vendor_id = $1 AND (s.branch_id IS NULL OR s.branch_id = $2) AND (s.rights IS NULL OR s.role = 'owner' OR 'counter' = ANY(s.rights))
  ORDER BY u.first_name, u.id`;

/** Notes the people of the pack (see `counter_people`). $1 the business, $2 the people. */
export const NOTE_PEOPLE = `
  INSERT INTO counter_people (vendor_id, user_id)
  SELECT $1, named.id FROM unnest($2::int[]) AS named (id)
  WHERE NOT EXISTS (SELECT 1 FROM counter_people c WHERE c.vendor_id = $1 AND c.user_id = named.id)
  ON CONFLICT DO NOTHING`;

/** $1 the branch. */
export const PACK_BRANCH = 'SELECT id, name, NULL AS "nameNe" FROM branch_places WHERE id = $1';

const RECENT = `now() - interval '${PACK_HOURS} hours'`;

/** Unexpired passes that the counter has to refuse. $1 the business. */
export const PACK_PASSES = `
  SELECT p.public_id AS id, true AS "isUsed" FROM passes p
  WHERE p.vendor_id = $1 AND p.state = 'redeemed' AND p.redeemed_at >= ${RECENT} AND p.expires_at > now()
  UNION ALL
  SELECT p.public_id, false FROM passes p
  WHERE p.vendor_id = $1 AND p.state IN ('cancelled', 'voided') AND p.updated_at >= ${RECENT} AND p.expires_at > now()
  ORDER BY 1`;

/** $1 the device. */
export const NOTE_CONTACT = 'UPDATE counter_devices SET last_contact_at = now() WHERE id = $1';
