export const STATS = `
  SELECT json_build_object(
    'customers', (SELECT count(*) FROM person_names WHERE role = 'customer' AND erased_at IS NULL
      AND id NOT IN (SELECT test_customer_id FROM vendor_cards WHERE test_customer_id IS NOT NULL)),
    'businesses', (SELECT count(*) FROM vendor_cards WHERE status = 'verified'),
    'cities', (SELECT count(*) FROM city_names l WHERE EXISTS (SELECT 1 FROM listed_deals d WHERE d.location_id = l.id)),
    'deals', (SELECT count(*) FROM listed_deals),
    'redemptions', (SELECT count(*) FROM pass_facts WHERE state = 'redeemed'),
    'pointsPerVisit', (SELECT coalesce(round(avg(points)), 0)::int FROM (
        SELECT own_points AS points FROM points_entry_facts WHERE kind = 'redemption' ORDER BY created_at DESC LIMIT 10000) recent),
    'biggestSavingPercent', (SELECT coalesce(max(round(saving * 100.0 / nullif(original_price, 0))), 0)::int FROM listed_deals)
  )::text AS json`;
