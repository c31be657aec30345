/** SQL that fills the tables of the console's lists. */

/** Rows per list. With 100,000 rows PostgreSQL decides by itself to read indexes; inserting them takes minutes. */
export const MANY = process.env['LONG_RUN'] ? 100_000 : 10_000;

export const MANY_USERS = `
  INSERT INTO users (email, password, email_verified_at, first_name, last_name, role, loyalty_points, suspended_at)
  SELECT 'many' || n || '@example.com', 'nobody signs in', now(), 'Sujata', 'Rai ' || n,
    CASE WHEN n % 50 = 0 THEN 'vendor' ELSE 'customer' END, n % 1000, CASE WHEN n % 500 = 0 THEN now() END
  FROM generate_series(1, ${MANY}) AS n`;

export const MANY_REVIEWS = `
  WITH written AS (
    INSERT INTO reviews (user_id, deal_id, rating, comment, hidden_at, hidden_reason)
    SELECT u.id, d.id, 1 + u.n % 5, 'The momo ' || u.n || ' was good.', CASE WHEN u.n % 500 = 0 THEN now() END, CASE WHEN u.n % 500 = 0 THEN 'spam' END
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE email LIKE 'many%') u
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM deals) d ON d.n = u.n
    RETURNING id, user_id
  )
  INSERT INTO review_reports (review_id, user_id, reason) SELECT id, user_id, 'spam' FROM written WHERE id % 1000 = 0`;

export const MANY_MESSAGES = `
  INSERT INTO support_messages (kind, category, name, email, subject, message, language, state, assigned_to, due_at)
  SELECT CASE WHEN n % 2 = 0 THEN 'help' ELSE 'contact' END,
    CASE WHEN n % 2 = 0 THEN (ARRAY['account', 'deals', 'payment', 'technical'])[1 + n / 2 % 4] END,
    'Sujata Rai', 'many' || n % 5000 || '@example.com', 'About parking', 'Is there parking ' || n || '?', 'en', state,
    CASE WHEN state <> 'new' THEN 1 + n % 7 END, now() + (n - ${MANY / 2}) * interval '1 minute'
  FROM generate_series(1, ${MANY}) AS n,
    LATERAL (SELECT CASE WHEN n % 500 = 0 THEN 'new' WHEN n % 500 = 1 THEN 'in-progress' WHEN n % 3 = 0 THEN 'closed' ELSE 'answered' END) AS s (state)`;

export const MANY_SUBSCRIBERS = `
  INSERT INTO newsletter_subscribers (email, language, state, confirmed_at)
  SELECT 'many' || n || '@example.com', 'en', state, CASE WHEN state = 'confirmed' THEN now() END
  FROM generate_series(1, ${MANY}) AS n, LATERAL (SELECT (ARRAY['asked', 'confirmed', 'left'])[1 + n % 3]) AS s (state)`;

export const MANY_ACTS = `
  INSERT INTO audit_log (at, actor_id, action, subject_type, subject_id)
  SELECT now() - n * interval '5 minutes', n % 100, (ARRAY['deal.approved', 'deal.rejected', 'vendor.verified'])[1 + n % 3], 'deal', n::text
  FROM generate_series(1, ${MANY}) AS n`;

const TITLES = 5_000;

/** Deals of a hundred businesses: every tenth is pending, others are paused, rejected, ended or scheduled. */
const dealsBetween = (
  from: number,
  until: number,
  search: { column: string; value: string; join: string },
): string => `
  INSERT INTO deals (vendor_id, category_id, location_id, title, description, discount_type, discount_value, original_price, discounted_price,
    start_date, end_date, is_active, moderation_status, rejection_reason, first_approved_at, submitted_at${search.column})
  SELECT (SELECT min(id) FROM vendors) + n % 100, 1, 1, 'Thukpa ' || n % ${TITLES}, 'Two bowls with vegetables.', 'fixed', '100', 500, 400,
    now() + CASE WHEN n % 10 = 1 THEN interval '2 days' ELSE interval '-200 days' END,
    now() + CASE WHEN n % 10 > 6 THEN interval '-1 day' ELSE interval '60 days' END - n * interval '1 minute' / 10,
    n % 10 <> 2, state, CASE WHEN state = 'rejected' THEN 'Price unclear' END, CASE WHEN state = 'approved' THEN now() END, now() - n * interval '1 minute'${search.value}
  FROM generate_series(${from}, ${until}) AS n ${search.join},
    LATERAL (SELECT CASE n % 10 WHEN 0 THEN 'pending' WHEN 3 THEN 'rejected' ELSE 'approved' END) AS s (state)`;

/**
 * The trigger creates the search text of the first deals; a later deal copies it from the deal with its title
 * and business.
 */
export const MANY_DEALS = `
  INSERT INTO vendors (user_id, slug, business_name, category, description, status)
  SELECT id, 'many-' || id, 'Many ' || id, 'Dining', 'A shop that exists for tests only.', 'verified'
  FROM users WHERE role = 'vendor' ORDER BY id LIMIT 100;
  ${dealsBetween(1, TITLES, { column: '', value: '', join: '' })};
  CREATE TEMP TABLE first_deals AS SELECT title, search FROM deals;
  ALTER TABLE deals DISABLE TRIGGER deals_search_kept;
  ${dealsBetween(TITLES + 1, MANY, {
    column: ', search',
    value: ', first_deals.search',
    join: `JOIN first_deals ON first_deals.title = 'Thukpa ' || n % ${TITLES}`,
  })};
  ALTER TABLE deals ENABLE TRIGGER deals_search_kept;
  INSERT INTO deal_capacities (deal_id) SELECT id FROM deals`;
export const MANY_PASSES = `
  WITH used AS (
    INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at)
    SELECT gen_random_uuid(), 1 + n % 5000, $2, $1, decode(md5(n::text), 'hex'), 'expired', now() - interval '2 days', now() - interval '1 day'
    FROM generate_series(1, ${MANY}) AS n RETURNING id, user_id)
  INSERT INTO points_ledger (user_id, delta, kind, pass_id) SELECT user_id, 10, 'redemption', id FROM used`;

export const MANY_VENDORS = `
  INSERT INTO vendors (user_id, slug, business_name, category, description, status, submitted_at, proposed_name, proposed_at)
  SELECT id, 'listed-' || id, 'Shop ' || id, 'Dining', 'A shop that exists for tests only.',
    (ARRAY['verified', 'verified', 'verified', 'pending', 'rejected', 'suspended'])[1 + id % 6], now() - id * interval '1 minute',
    CASE WHEN id % 200 = 0 THEN 'Another shop' END, CASE WHEN id % 200 = 0 THEN now() END
  FROM users WHERE email LIKE 'many%' ON CONFLICT DO NOTHING`;

export const MANY_PAYMENTS = `
  WITH asked AS (
    INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, state, reference, transaction_id, refunded_paisa, expires_at,
      completed_at, mismatched_at, created_at)
    SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, u.id, (ARRAY['order', 'membership', 'subscription'])[1 + n % 3], gen_random_uuid(),
      (ARRAY['esewa', 'khalti', 'stripe', 'bank-transfer'])[1 + n % 4], 50000 + n % 100 * 100, state, 'DB' || n || '-' || md5(n::text),
      CASE WHEN state IN ('completed', 'refunded') THEN 'T-' || n END, CASE WHEN state = 'refunded' THEN 50000 ELSE 0 END, now(),
      CASE WHEN state IN ('completed', 'refunded') THEN now() - n * interval '5 minutes' END, CASE WHEN n % 1000 = 1 THEN now() END,
      now() - n * interval '5 minutes'
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE email LIKE 'many%') u,
      LATERAL (SELECT CASE WHEN n % 500 = 0 THEN 'pending' WHEN n % 10 = 1 THEN 'failed' WHEN n % 10 = 2 THEN 'refunded' ELSE 'completed' END) AS s (state)
    RETURNING id
  )
  INSERT INTO refunds (public_id, payment_id, paisa, state, cause, manual_reason, completed_at)
  SELECT gen_random_uuid(), id, 100, state, (ARRAY['customer', 'admin', 'not-honoured'])[1 + id % 3], 'By hand.', CASE WHEN state = 'completed' THEN now() END
  FROM asked, LATERAL (SELECT CASE WHEN id % 500 = 0 THEN 'manual' WHEN id % 500 = 1 THEN 'requested' ELSE 'completed' END) AS s (state)`;

/** Rows for lists only: the payouts have no ledger entries. */
export const MANY_DAYS = `
  ALTER TABLE payouts DISABLE TRIGGER payouts_covered;
  INSERT INTO payouts (public_id, vendor_id, paisa, method, reference, paid_by)
  SELECT gen_random_uuid(), id, 10000, 'bank-transfer', 'NB-' || id, (SELECT min(id) FROM users) FROM vendors;
  ALTER TABLE payouts ENABLE TRIGGER payouts_covered;
  INSERT INTO vendor_balances (vendor_id, owed_paisa) SELECT id, id % 50 * 10000 FROM vendors ON CONFLICT DO NOTHING;
  INSERT INTO vendor_statements (vendor_id, day, passes_sold, opening_paisa, sold_paisa, returned_paisa, paid_out_paisa)
  SELECT v.id, day, 1, 0, 50000, 0, 0 FROM generate_series(date '2026-01-01', date '2026-04-10', interval '1 day') AS day,
    (SELECT id FROM vendors ORDER BY id LIMIT ${MANY / 100}) AS v ORDER BY day, v.id`;
