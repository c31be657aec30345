/** $1 the pass. Once per deal, however many are accepted at once: the notice's own index refuses the second. */
export const ANNOUNCE = `
  WITH told AS (
    INSERT INTO notifications (user_id, kind, deal_id, path, facts)
    SELECT v.user_id, 'deal-first-used', d.id, '/dashboard/redemptions?deal=' || d.id, json_build_object(
      'deal', json_build_object('en', d.title, 'ne', d.title_ne), 'business', json_build_object('en', v.business_name, 'ne', v.name_ne))
    FROM passes p JOIN deals d ON d.id = p.deal_id JOIN vendors v ON v.id = d.vendor_id JOIN users u ON u.id = v.user_id
    WHERE p.public_id = $1 AND u.erased_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM passes e WHERE e.deal_id = p.deal_id AND e.redeemed_at IS NOT NULL AND (e.redeemed_at, e.id) < (p.redeemed_at, p.id))
    ON CONFLICT DO NOTHING RETURNING deal_id
  )
  SELECT outbox_publish('deal.first-used', jsonb_build_object('dealId', deal_id)) FROM told`;
