import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { Passwords } from '../../modules/auth/index.js';

const BATCH = 5_000;
const DEALS_PER_BUSINESS = 20;
const RECENT = 50_000;

/**
 * Names of invented businesses: $1 the first number, $2 the last, $3 the owners' password if the demo does
 * not exist.
 */
const BUSINESSES = `
  WITH words AS (
    SELECT ARRAY['Sagun', 'Gaurishankar', 'Namuna', 'Sirjana', 'Pahuna', 'Deurali', 'Chautari', 'Lali Gurans', 'Danfe', 'Sayapatri', 'Himal', 'Taal', 'Dobato',
      'Hariyali', 'Naulo', 'Purano', 'Mitho', 'Sundar', 'Annapurna View', 'Kosheli'] AS firsts,
      ARRAY['Bhanchha', 'Khaja Ghar', 'Chiya Ghar', 'Aangan', 'Pasal', 'Lodge', 'Kuna', 'Bhansa', 'Chowk', 'Ghar', 'Bagaincha', 'Dera', 'Thali', 'Sadan'] AS seconds
  ), planned AS (
    SELECT n, firsts[1 + n % 20] || ' ' || seconds[1 + (n / 20) % 14] || ' ' || l.name AS name, l.name AS city, l.latitude, l.longitude
    FROM words, generate_series($1::int, $2::int) n JOIN LATERAL (
      SELECT * FROM (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places FROM locations) numbered WHERE place = n % places
    ) l ON true
  ), people AS (
    INSERT INTO users (email, email_verified_at, first_name, last_name, role, password, city)
    SELECT 'scale' || n || '@example.com', now(), 'Owner', 'No ' || n, 'vendor', coalesce((SELECT password FROM users WHERE email = 'admin@example.com'), $3), city FROM planned
    RETURNING id, email
  ), made AS (
    INSERT INTO vendors (user_id, slug, business_name, category, description, status, city, plan, subscription_status)
    SELECT people.id, 'scale-' || n, name, 'Dining', 'A business made for tests of scale.', 'verified', city, 'gold', 'active'
    FROM planned JOIN people ON people.email = 'scale' || n || '@example.com' RETURNING id, user_id, slug
  ), owners AS (
    INSERT INTO staff_members (user_id, vendor_id, role) SELECT user_id, id, 'owner' FROM made
  )
  INSERT INTO branches (vendor_id, name, address, city, latitude, longitude)
  SELECT made.id, city, city || ' Bazar', city, latitude + (n % 97 - 48) / 2000.0, longitude + (n % 89 - 44) / 2000.0
  FROM planned JOIN made ON made.slug = 'scale-' || n`;

/**
 * Further deals, copied from those of the demo, or from one of each category without a demo: $1 the first
 * number, $2 the last, $3 the first business, $4 number of businesses, $5 whether they are recent.
 */
const DEALS = `
  WITH demo AS (
    SELECT d.id, d.category_id, d.title, d.description, d.discount_type, d.discount_value, d.original_price, d.discounted_price, d.redemption_limit,
      d.points_earned, d.pass_validity_hours, d.cover_key, d.cover_version FROM deals d JOIN vendors v ON v.id = d.vendor_id
    WHERE d.moderation_status = 'approved' AND v.slug NOT LIKE 'scale-%'
  ), plain AS (
    SELECT id, id, name || ' for two', 'A deal made for tests of scale.', 'percentage', '40', 1000, 600, NULL::int, 0, 24, NULL, 0 FROM categories
    WHERE is_active AND NOT EXISTS (SELECT FROM demo)
  ), patterns AS (
    SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places FROM (SELECT * FROM demo UNION ALL SELECT * FROM plain) one
  ), shops AS (
    SELECT v.id, v.business_name, l.id AS location_id, row_number() OVER (ORDER BY v.id) - 1 AS place
    FROM vendors v LEFT JOIN locations l ON l.name = v.city WHERE v.slug LIKE 'scale-%'
  ), made AS (
    INSERT INTO deals (vendor_id, category_id, location_id, title, description, discount_type, discount_value, original_price, discounted_price,
      start_date, end_date, redemption_limit, points_earned, pass_validity_hours, cover_key, cover_version, moderation_status, first_approved_at, created_at, submitted_at, updated_at, is_recent)
    SELECT s.id, p.category_id, s.location_id, left(p.title || ' at ' || s.business_name, 120), p.description, p.discount_type, p.discount_value,
      p.original_price, p.discounted_price, at - interval '1 day', now() + make_interval(days => 5 + n % 115), p.redemption_limit, p.points_earned,
      p.pass_validity_hours, p.cover_key, p.cover_version, 'approved', at, at, at, at, $5::boolean
    FROM generate_series($1::int, $2::int) n
    JOIN patterns p ON p.place = n % p.places
    JOIN shops s ON s.place = $3::int + n % $4::int,
    LATERAL (SELECT now() - make_interval(mins => (60 + n::bigint * 7919 % 170000)::int) AS at) times
    RETURNING id
  )
  INSERT INTO deal_capacities (deal_id) SELECT id FROM made`;

/** $1 number of newest listed deals. They alone are recent; all deals are if there are fewer. */
const MARK_RECENT = `
  UPDATE deals d SET is_recent = NOT d.is_recent
  FROM (SELECT l.created_at, l.id FROM listed_deals l ORDER BY l.created_at DESC, l.id DESC OFFSET $1::int - 1 LIMIT 1) AS oldest
  WHERE d.is_recent <> ((d.created_at, d.id) >= (oldest.created_at, oldest.id))`;

/** Brings a batch of deals into the counters. @returns true if more wait */
async function hasUncounted(db: ClientBase): Promise<boolean> {
  const { rows } = await db.query<{ more: boolean }>('SELECT deal_counts_update($1) AS more', [BATCH]);
  return rows[0]?.more ?? false;
}

/**
 * Adds deals and their businesses, for tests of scale. The table's trigger stores the searchable words.
 * @param firstNumber of the deals; prices, dates and businesses follow from the numbers
 * @param recent number of newest listed deals that are marked as recent (ADR 132)
 */
export async function addScaleDeals(
  db: ClientBase,
  count: number,
  say: (line: string) => void,
  firstNumber = 1,
  recent = RECENT,
): Promise<void> {
  const businesses = Math.ceil(count / DEALS_PER_BUSINESS);
  const { rows } = await db.query<{ there: number }>(
    `SELECT count(*)::int AS there FROM vendors WHERE slug LIKE 'scale-%'`,
  );
  const there = rows[0]?.there ?? 0;
  // A random password: without the demo these owners cannot sign in.
  const password = await new Passwords().hash(randomUUID());
  for (let first = there + 1; first <= there + businesses; first += BATCH) {
    await db.query(BUSINESSES, [first, Math.min(first + BATCH - 1, there + businesses), password]);
  }
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(first + BATCH - 1, count);
    const numbers = [firstNumber + first - 1, firstNumber + last - 1];
    await db.query(DEALS, [...numbers, there, businesses, count <= recent]);
    say(`${last} of ${count} further deals`);
  }
  while (await hasUncounted(db)) continue;
  // Their times are in the past, and most are not recent.
  await db.query(MARK_RECENT, [recent]);
  await db.query('ANALYZE');
  await db.query(`SELECT pg_notify('public_cache', 'catalog,deals')`);
}
