const BATCH = 500;

/** Once per person and deal: the notice's own index refuses the second. */
export const ANNOUNCE = `
  WITH ending AS (
    SELECT f.user_id, d.id AS deal_id, d.title, d.title_ne, d.end_date, v.business_name, v.name_ne
    FROM listed_deals d JOIN favorites f ON f.deal_id = d.id JOIN vendors v ON v.id = d.vendor_id
    WHERE d.end_date BETWEEN now() + interval '24 hours' AND now() + interval '48 hours'
      AND NOT EXISTS (SELECT 1 FROM notifications n WHERE n.kind = 'deal-ending' AND n.user_id = f.user_id AND n.deal_id = d.id)
    LIMIT ${BATCH}
  ), told AS (
    INSERT INTO notifications (user_id, kind, deal_id, path, facts)
    SELECT user_id, 'deal-ending', deal_id, '/deals/' || deal_id, json_build_object(
      'deal', json_build_object('en', title, 'ne', title_ne), 'business', json_build_object('en', business_name, 'ne', name_ne), 'until', json_build_object('at', iso(end_date)))
    FROM ending ON CONFLICT DO NOTHING RETURNING user_id, deal_id
  )
  SELECT outbox_publish('favorite.ending', jsonb_build_object('userId', user_id, 'dealId', deal_id)) FROM told`;
