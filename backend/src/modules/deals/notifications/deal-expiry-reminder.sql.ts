const BATCH = 500;

/**
 * $1 the path template. Once per deal and end date: a unique index of notifications prevents duplicates. Deals that run for three
 * days or less have no reminder.
 */
export const ANNOUNCE = `
  WITH ending AS (
    SELECT v.user_id, d.id AS deal_id, json_build_object('deal', json_build_object('en', d.title, 'ne', d.title_ne),
      'business', json_build_object('en', v.business_name, 'ne', v.name_ne), 'until', json_build_object('at', iso(d.end_date))) AS facts
    FROM listed_deals d JOIN vendor_cards v ON v.id = d.vendor_id JOIN person_names u ON u.id = v.user_id AND u.erased_at IS NULL
    WHERE d.end_date BETWEEN now() AND now() + interval '3 days'
      AND d.end_date > greatest(d.start_date, d.first_approved_at) + interval '3 days'
      AND NOT EXISTS (SELECT 1 FROM notification_facts n WHERE n.kind = 'own-deal-ending' AND n.user_id = v.user_id AND n.deal_id = d.id
        AND n.facts -> 'until' ->> 'at' = iso(d.end_date))
    LIMIT ${BATCH}
  )
  SELECT outbox_publish('deal.ending', jsonb_build_object('dealId', e.deal_id))
  FROM ending e CROSS JOIN LATERAL
    notifications_insert(e.user_id, 'own-deal-ending', e.deal_id, replace($1, '{dealId}', e.deal_id::text), e.facts::jsonb) AS notified`;
