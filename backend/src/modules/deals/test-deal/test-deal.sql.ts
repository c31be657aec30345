/** $1 the test business. */
export const TEST_DEAL = 'SELECT id FROM deals WHERE vendor_id = $1 ORDER BY id LIMIT 1';

/** The deal of the test business, without points and limits. $1 the test business. */
export const INSERT_TEST_DEAL = `
  WITH made AS (
    INSERT INTO deals (vendor_id, category_id, location_id, title, title_ne, description, description_ne, discount_type, discount_value,
      original_price, discounted_price, start_date, end_date, points_earned, pass_validity_hours, moderation_status, first_approved_at)
    SELECT $1, c.id, l.id, 'Test of the site', 'साइटको परीक्षण', 'A program takes a code of this deal to test the site.',
      'यो अफरको कोड लिएर साइट परीक्षण गरिन्छ।', 'percentage', '50', 100, 50, now(), now() + interval '20 years', 0, 24, 'approved', now()
    FROM (SELECT id FROM category_names WHERE is_active ORDER BY position, id LIMIT 1) AS c,
      (SELECT id FROM city_names WHERE is_active ORDER BY position, id LIMIT 1) AS l
    RETURNING id
  ), places AS (
    INSERT INTO deal_capacities (deal_id) SELECT id FROM made
  )
  SELECT id FROM made`;
