/**
 * Notifies once per deal, however many passes are accepted at once: a unique index of notifications rejects
 * the second. $1 the pass, $2 the path template.
 */
export const ANNOUNCE = `
  WITH first_use AS (
    SELECT v.user_id, d.id AS deal_id, json_build_object('deal', json_build_object('en', d.title, 'ne', d.title_ne),
      'business', json_build_object('en', v.business_name, 'ne', v.name_ne)) AS facts
    FROM passes p JOIN deal_facts d ON d.id = p.deal_id JOIN vendor_cards v ON v.id = d.vendor_id JOIN person_names u ON u.id = v.user_id
    WHERE p.public_id = $1 AND u.erased_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM passes e WHERE e.deal_id = p.deal_id AND e.redeemed_at IS NOT NULL AND (e.redeemed_at, e.id) < (p.redeemed_at, p.id))
  )
  SELECT outbox_publish('deal.first-used', jsonb_build_object('dealId', f.deal_id))
  FROM first_use f CROSS JOIN LATERAL
    notifications_insert(f.user_id, 'deal-first-used', f.deal_id, replace($2, '{dealId}', f.deal_id::text), f.facts::jsonb) AS notified`;
