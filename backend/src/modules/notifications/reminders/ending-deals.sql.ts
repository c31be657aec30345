const BATCH = 500;

/** Once per deal and end: the notice's own index refuses the second. A deal that runs for three days or less is not announced. */
export const ANNOUNCE = `
  WITH ending AS (
    SELECT v.user_id, d.id AS deal_id, d.title, d.title_ne, d.end_date, v.business_name, v.name_ne
    FROM listed_deals d JOIN vendors v ON v.id = d.vendor_id JOIN users u ON u.id = v.user_id AND u.erased_at IS NULL
    WHERE d.end_date BETWEEN now() AND now() + interval '3 days'
      AND d.end_date > greatest(d.start_date, d.first_approved_at) + interval '3 days'
      AND NOT EXISTS (SELECT 1 FROM notifications n WHERE n.kind = 'own-deal-ending' AND n.user_id = v.user_id AND n.deal_id = d.id
        AND n.facts -> 'until' ->> 'at' = iso(d.end_date))
    LIMIT ${BATCH}
  ), told AS (
    INSERT INTO notifications (user_id, kind, deal_id, path, facts)
    SELECT user_id, 'own-deal-ending', deal_id, '/dashboard/deals/' || deal_id || '/edit', json_build_object(
      'deal', json_build_object('en', title, 'ne', title_ne), 'business', json_build_object('en', business_name, 'ne', name_ne), 'until', json_build_object('at', iso(end_date)))
    FROM ending ON CONFLICT DO NOTHING RETURNING deal_id
  )
  SELECT outbox_publish('deal.ending', jsonb_build_object('dealId', deal_id)) FROM told`;
