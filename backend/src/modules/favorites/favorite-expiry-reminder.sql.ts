const BATCH = 500;

/** Notifies once per user and deal: a unique index of notifications rejects the second. $1 the path template. */
export const ANNOUNCE = `
  WITH ending AS (
    SELECT f.user_id, d.id AS deal_id, json_build_object('deal', json_build_object('en', d.title, 'ne', d.title_ne),
      'business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'until', json_build_object('at', iso(d.end_date))) AS facts
    FROM listed_deals d JOIN favorites f ON f.deal_id = d.id JOIN vendor_cards v ON v.id = d.vendor_id
    WHERE d.end_date BETWEEN now() + interval '24 hours' AND now() + interval '48 hours'
      AND NOT EXISTS (SELECT 1 FROM notification_facts n WHERE n.kind = 'deal-ending' AND n.user_id = f.user_id AND n.deal_id = d.id)
    LIMIT ${BATCH}
  )
  SELECT outbox_publish('favorite.ending', jsonb_build_object('userId', e.user_id, 'dealId', e.deal_id))
  FROM ending e CROSS JOIN LATERAL
    notifications_insert(e.user_id, 'deal-ending', e.deal_id, replace($1, '{dealId}', e.deal_id::text), e.facts::jsonb) AS notified`;
