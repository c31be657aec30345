import type { SeedContext } from './seed-context.js';

const DEMO_CUSTOMER = `(SELECT id FROM users WHERE email = 'customer@example.com')`;
const YESTERDAY = `(nepal_time(now())::date - 1)`;

/** The two businesses with the newest deals. */
const FOLLOW = `
  INSERT INTO followed_vendors (user_id, vendor_id, followed_at)
  SELECT ${DEMO_CUSTOMER}, vendor_id, now() - interval '20 days' FROM (
    SELECT vendor_id, max(first_approved_at) AS newest FROM listed_deals GROUP BY vendor_id ORDER BY 2 DESC, 1 LIMIT 2) AS businesses`;

/** The second deal with momo of a customer who used one, and a weekend: home shows "Because you like momo". */
const SAVE_DEALS = `
  INSERT INTO favorites (user_id, deal_id, price_then, added_at)
  SELECT ${DEMO_CUSTOMER}, id, discounted_price, now() - interval '9 days' FROM (
    (SELECT id, discounted_price FROM listed_deals WHERE cover_key = 'momo-jhol' ORDER BY id LIMIT 1)
    UNION (SELECT id, discounted_price FROM listed_deals WHERE cover_key LIKE 'hotels-%' ORDER BY id LIMIT 1)) AS saved`;

const SAVE_SEARCHES = `
  INSERT INTO saved_searches (user_id, slot, query, name, created_at) VALUES
    (${DEMO_CUSTOMER}, 1, 'location=kathmandu&maxPrice=500&search=momo', NULL, now() - interval '12 days'),
    (${DEMO_CUSTOMER}, 2, 'discountType=buyXgetY&location=pokhara', 'Weekend in Pokhara', now() - interval '5 days')`;

/** Yesterday's message named the newest deals of the followed businesses. */
const ALERT_DAY = `
  INSERT INTO deal_alert_days (day, listed_until, finished_at, deal_ids)
  SELECT ${YESTERDAY}, start_of_nepal_day(${YESTERDAY}) + interval '8 hours', now() - interval '1 day',
    (SELECT array_agg(id ORDER BY first_approved_at DESC, id) FROM (
      SELECT d.id, d.first_approved_at FROM listed_deals d JOIN followed_vendors f ON f.vendor_id = d.vendor_id
      ORDER BY d.first_approved_at DESC, d.id LIMIT 3) AS newest)`;

const ALERT = `
  INSERT INTO deal_alerts (user_id, day, deal_ids) SELECT ${DEMO_CUSTOMER}, day, deal_ids FROM deal_alert_days`;

/** Followed businesses, saved deals and searches, and a message about new deals of the demo customer. */
export async function seedAlerts({ db }: SeedContext): Promise<void> {
  for (const statement of [FOLLOW, SAVE_DEALS, SAVE_SEARCHES, ALERT_DAY, ALERT]) await db.query(statement);
}
