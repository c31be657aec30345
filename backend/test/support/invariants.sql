-- Every row is a violated invariant; an empty result passes.
-- A code that was issued under a higher limit remains valid, and so does its replacement after a void.
WITH given AS (
  SELECT p.*, row_number() OVER (PARTITION BY p.user_id, p.deal_id ORDER BY p.issued_at, p.id) AS nth,
    p.issued_at > coalesce((SELECT max(r.decided_at) FROM deal_revisions r
      WHERE r.deal_id = p.deal_id AND r.status = 'approved' AND r.changes ? 'redemptionLimit'), '-infinity')
    AND NOT EXISTS (SELECT 1 FROM passes voided WHERE voided.order_line_id = p.order_line_id AND voided.state = 'voided') AS under_todays_limit
  FROM passes p WHERE p.state IN ('issued', 'redeemed') AND p.source <> 'honour'
), earned AS (
  SELECT l.*, (l.created_at AT TIME ZONE 'UTC' + interval '5 hours 45 minutes')::date AS day FROM points_ledger l
  WHERE l.kind = 'redemption' AND l.vendor_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM points_ledger back WHERE back.pass_id = l.pass_id AND back.kind = 'reversal')
)
SELECT 'per-person limit' AS rule, p.user_id || '/' || p.deal_id AS who, p.nth || ' > ' || d.redemption_limit AS what
  FROM given p JOIN deals d ON d.id = p.deal_id WHERE p.under_todays_limit AND p.nth > d.redemption_limit
UNION ALL SELECT 'cap', c.deal_id::text, count(*) || ' > ' || c.total_limit
  FROM deal_capacities c JOIN passes p ON p.deal_id = c.deal_id AND p.source <> 'honour' AND p.state IN ('issued', 'redeemed') WHERE c.total_limit IS NOT NULL
  GROUP BY c.deal_id, c.total_limit HAVING count(*) > c.total_limit
UNION ALL SELECT 'places drift', c.deal_id::text, c.taken || ' <> ' || live.passes || ' + ' || held.places
  FROM deal_capacities c
  CROSS JOIN LATERAL (SELECT count(*) AS passes FROM passes p WHERE p.deal_id = c.deal_id AND p.source <> 'honour' AND p.state IN ('issued', 'redeemed')) AS live
  CROSS JOIN LATERAL (SELECT coalesce(sum(l.quantity), 0) AS places FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.deal_id = c.deal_id AND o.state = 'awaiting_payment') AS held
  WHERE c.taken <> live.passes + held.places
UNION ALL SELECT 'two open passes', p.user_id || '/' || p.deal_id, count(*)::text
  FROM passes p WHERE p.state = 'issued' AND p.source = 'redeem' GROUP BY p.user_id, p.deal_id HAVING count(*) > 1
UNION ALL SELECT 'slot beyond the limit', p.id::text, p.slot || ' > ' || d.redemption_limit
  FROM given p JOIN deals d ON d.id = p.deal_id WHERE p.under_todays_limit AND p.slot > d.redemption_limit
UNION ALL SELECT 'balance <> ledger', u.id::text, u.loyalty_points || ' <> ' || coalesce(sum(l.delta), 0)
  FROM users u LEFT JOIN points_ledger l ON l.user_id = u.id GROUP BY u.id HAVING u.loyalty_points <> coalesce(sum(l.delta), 0)
UNION ALL SELECT 'stored balance <> ledger', b.user_id::text, b.points || ' <> ' || coalesce(sum(l.delta), 0)
  FROM loyalty_balances b LEFT JOIN points_ledger l ON l.user_id = b.user_id GROUP BY b.user_id HAVING b.points <> coalesce(sum(l.delta), 0)
UNION ALL SELECT 'redeemed without points', p.id::text, d.points_earned::text
  FROM passes p JOIN deals d ON d.id = p.deal_id LEFT JOIN points_ledger l ON l.pass_id = p.id AND l.kind = 'redemption'
  WHERE p.state = 'redeemed' AND p.points > 0 AND l.id IS NULL
UNION ALL SELECT 'points of a pass differ', p.id::text, p.points || ' <> ' || l.delta
  FROM passes p JOIN points_ledger l ON l.pass_id = p.id AND l.kind = 'redemption' WHERE p.points <> l.delta
UNION ALL SELECT 'points without use', p.id::text, l.delta::text
  FROM points_ledger l JOIN passes p ON p.id = l.pass_id WHERE l.kind = 'redemption' AND p.state NOT IN ('redeemed', 'voided')
UNION ALL SELECT 'void without reversal', p.id::text, p.points::text
  FROM passes p LEFT JOIN points_ledger l ON l.pass_id = p.id AND l.kind = 'reversal' WHERE p.state = 'voided' AND p.points > 0 AND l.id IS NULL
UNION ALL SELECT 'reversal without void', p.id::text, l.delta::text
  FROM points_ledger l JOIN passes p ON p.id = l.pass_id WHERE l.kind = 'reversal' AND p.state <> 'voided'
UNION ALL SELECT 'a business pays other points than it promised', p.id::text, l.vendor_points || ' <> ' || (p.terms ->> 'points')
  FROM points_ledger l JOIN passes p ON p.id = l.pass_id
  WHERE l.kind = 'redemption' AND l.vendor_id IS NOT NULL AND l.vendor_points <> (p.terms ->> 'points')::int
UNION ALL SELECT 'earned too often at one business', e.user_id || '/' || e.vendor_id || ' on ' || e.day, count(*)::text
  FROM earned e GROUP BY e.user_id, e.vendor_id, e.day HAVING count(*) > points_setting('usesAtBusiness', 3)
UNION ALL SELECT 'earned too often', e.user_id || ' on ' || e.day, count(*)::text
  FROM earned e GROUP BY e.user_id, e.day HAVING count(*) > points_setting('usesPerDay', 10)
UNION ALL SELECT 'a membership adds more than its price', um.id::text, sum(l.delta - l.vendor_points) || ' > ' || 10 * coalesce(o.due, um.price_yearly)
  FROM points_ledger l JOIN user_memberships um ON um.id = l.user_membership_id LEFT JOIN plan_orders o ON o.id = um.plan_order_id
  GROUP BY um.id, o.id HAVING sum(l.delta - l.vendor_points) > CASE WHEN o.state = 'refunded' THEN 0 ELSE 10 * coalesce(o.due, um.price_yearly) END
UNION ALL SELECT 'ratings drift', d.id::text, d.rating_sum || '/' || d.rating_count || ' <> ' || coalesce(sum(r.rating), 0) || '/' || count(r.id)
  FROM deals d LEFT JOIN reviews r ON r.deal_id = d.id AND r.hidden_at IS NULL
  GROUP BY d.id HAVING d.rating_sum <> coalesce(sum(r.rating), 0) OR d.rating_count <> count(r.id)
UNION ALL SELECT 'rating counts drift', d.id::text, coalesce(n.sum, 0) || '/' || coalesce(n.reviews, 0) || ' <> ' || d.rating_sum || '/' || d.rating_count
  FROM deals d CROSS JOIN LATERAL (SELECT sum(stars * reviews) AS sum, sum(reviews) AS reviews FROM deal_ratings WHERE deal_id = d.id) AS n
  WHERE coalesce(n.sum, 0) <> d.rating_sum OR coalesce(n.reviews, 0) <> d.rating_count
UNION ALL SELECT 'reviewed pass without review', p.id::text, p.deal_id::text
  FROM passes p WHERE p.is_reviewed AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.user_id = p.user_id AND r.deal_id = p.deal_id)
UNION ALL SELECT 'bought pass with another price', p.id::text, p.price_paid || ' ' || p.owed_on || ' <> ' || l.unit_price || ' ' || o.owed_on
  FROM passes p JOIN order_lines l ON l.id = p.order_line_id JOIN orders o ON o.id = l.order_id
  WHERE (p.price_paid, p.owed_on) <> (l.unit_price, o.owed_on)
UNION ALL SELECT 'subscription copy drift', v.id::text, v.plan || ' ' || v.subscription_status || ' <> ' || s.plan || ' ' || s.status
  FROM vendors v JOIN vendor_subscriptions s ON s.vendor_id = v.id WHERE (v.plan, v.subscription_status) <> (s.plan, s.status)
UNION ALL SELECT 'owner without business', v.id::text, v.user_id::text
  FROM vendors v LEFT JOIN staff_members m ON m.vendor_id = v.id AND m.user_id = v.user_id AND m.role = 'owner' WHERE m.id IS NULL
UNION ALL SELECT 'audit entries with one number', a.id::text, count(*)::text FROM audit_log a GROUP BY a.id HAVING count(*) > 1
UNION ALL SELECT 'events with one number', o.id::text, count(*)::text FROM outbox o GROUP BY o.id HAVING count(*) > 1
UNION ALL SELECT 'delivery without event', d.event_id::text, d.consumer FROM outbox_deliveries d
  WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o.event_id = d.event_id)
UNION ALL SELECT 'pass without event', p.public_id::text, p.state
  FROM passes p WHERE p.state = 'redeemed' AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.type = 'pass.redeemed' AND o.payload->>'passId' = p.public_id::text)
    AND p.created_at > now() - interval '1 hour'
UNION ALL SELECT 'counters of listed deals drift', concat_ws('/', category_id, location_id, discount_type, rating, is_veg, is_halal),
    concat_ws(' ', n.deals, n.lowest, n.highest) || ' <> ' || concat_ws(' ', real.deals, real.lowest, real.highest)
  FROM listed_deal_counts n FULL JOIN (
    SELECT category_id, location_id, discount_type, rating, is_veg, is_halal, count(*)::int AS deals, min(price) AS lowest, max(price) AS highest
    FROM countable_deals GROUP BY 1, 2, 3, 4, 5, 6) AS real USING (category_id, location_id, discount_type, rating, is_veg, is_halal)
  WHERE (n.deals, n.lowest, n.highest) IS DISTINCT FROM (real.deals, real.lowest, real.highest)
UNION ALL SELECT 'counters of areas drift', area_id || '/' || category_id, n.deals || ' <> ' || real.deals
  FROM (SELECT area_id, category_id, sum(deals)::int AS deals FROM listed_area_counts GROUP BY 1, 2 HAVING sum(deals) <> 0) AS n FULL JOIN (
    SELECT area.id AS area_id, category_id, count(*)::int AS deals FROM countable_deals, unnest(areas) AS area(id) GROUP BY 1, 2) AS real USING (area_id, category_id)
  WHERE n.deals IS DISTINCT FROM real.deals
UNION ALL SELECT 'live deals of a business drift', v.id::text, v.live_deals || ' + ' || coalesce(u.deals, 0) || ' <> ' || real.deals
  FROM vendors v LEFT JOIN uncounted_vendor_deals u ON u.vendor_id = v.id
  CROSS JOIN LATERAL (SELECT count(*) AS deals FROM listed_deals d WHERE d.vendor_id = v.id) AS real
  WHERE v.live_deals + coalesce(u.deals, 0) <> real.deals
UNION ALL SELECT 'counters differ from counted deals', g.id::text, g.deals || ' <> ' || real.deals
  FROM deal_counts g CROSS JOIN LATERAL (SELECT count(*) AS deals FROM counted_deals c WHERE c.group_id = g.id) AS real WHERE g.deals <> real.deals
UNION ALL SELECT 'counters of places drift', coalesce(n.deal_id, real.deal_id)::text, n::text || ' <> ' || real::text
  FROM (SELECT x.deal_id, p.vendor_id, x.price, x.created_at, p.areas, p.branch_ids, p.venue_latitude, p.venue_longitude,
      g.category_id, g.location_id, g.discount_type, g.rating, g.is_veg, g.is_halal
    FROM counted_places p, unnest(p.deal_ids, p.group_ids, p.prices, p.created_times) AS x(deal_id, group_id, price, created_at) JOIN deal_counts g ON g.id = x.group_id
  ) AS n FULL JOIN (SELECT deal_id, vendor_id, price, created_at, areas, branch_ids, venue_latitude, venue_longitude,
      category_id, location_id, discount_type, rating, is_veg, is_halal FROM countable_deals) AS real ON real.deal_id = n.deal_id
  WHERE n IS DISTINCT FROM real AND coalesce(n.vendor_id, real.vendor_id) NOT IN (
    SELECT d.vendor_id FROM deals d WHERE d.id = ANY(deals_to_count()) UNION SELECT c.vendor_id FROM counted_deals c WHERE c.deal_id = ANY(deals_to_count()))
UNION ALL SELECT 'daily figures of the marketplace drift', s.day::text, s::text || ' <> ' || counted::text
  FROM marketplace_days s CROSS JOIN LATERAL marketplace_day(s.day) AS counted
  WHERE s IS DISTINCT FROM counted AND NOT EXISTS (SELECT FROM marketplace_day_changes c WHERE c.day = s.day)
UNION ALL SELECT 'a recent deal is older than one that is not', d.id::text, d.created_at::text FROM deals d
  WHERE NOT d.is_recent AND (d.created_at, d.id) > (SELECT created_at, id FROM deals WHERE is_recent ORDER BY created_at, id LIMIT 1);
