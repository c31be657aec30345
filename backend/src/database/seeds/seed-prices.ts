import type { SeedContext } from './seed-context.js';

const OWN_ITEMS = `
  WITH sold AS (SELECT id, row_number() OVER (ORDER BY id) AS number FROM deals WHERE moderation_status = 'approved'),
    added AS (
      INSERT INTO price_items (vendor_id, name, price_for_count, price_for_unit, created_at)
      SELECT d.vendor_id, d.title, d.price_for_count, d.price_for_unit, d.first_approved_at FROM deals d JOIN sold ON sold.id = d.id
      ORDER BY d.id RETURNING id),
    numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS number FROM added)
  UPDATE deals d SET price_item_id = numbered.id, price_item_confirmed_at = d.first_approved_at
  FROM sold JOIN numbered ON numbered.number = sold.number WHERE sold.id = d.id`;

/** A photo for each deal: its own, else another of its business, else any. */
const PHOTO = `coalesce(d.image, (SELECT o.image FROM deals o WHERE o.vendor_id = d.vendor_id AND o.image IS NOT NULL ORDER BY o.id LIMIT 1),
  (SELECT o.image FROM deals o WHERE o.image IS NOT NULL ORDER BY o.id LIMIT 1))`;

const recorded = (price: string, from: string, condition: string): string => `
  INSERT INTO price_log (item_id, in_force_from, starts_at, regular_price, photo, price_for_count, price_for_unit, source)
  SELECT d.price_item_id, ${from}, ${from}, ${price}, ${PHOTO}, d.price_for_count, d.price_for_unit, 'recorded'
  FROM deals d LEFT JOIN deal_revisions r ON r.deal_id = d.id AND r.status = 'pending' AND r.changes ? 'originalPrice'
  WHERE d.moderation_status = 'approved' AND ${condition} ORDER BY d.id`;

/** Prices from long before the discount, from shortly before it, and pending raises that a photo has announced in time. */
const RECORDED = [
  recorded(
    'd.original_price',
    "d.first_approved_at - interval '90 days'",
    '(d.id % 3 = 0 OR r.id IS NOT NULL)',
  ),
  recorded('d.original_price', "d.first_approved_at - interval '9 days'", 'd.id % 3 = 1 AND r.id IS NULL'),
  recorded(
    "(r.changes->>'originalPrice')::int",
    "least(now(), r.submitted_at) - interval '40 days'",
    'r.id IS NOT NULL',
  ),
];

/** Items of the deals and their regular prices: older and younger than 30 days, and none. */
export async function seedPrices({ db }: SeedContext): Promise<void> {
  for (const statement of [OWN_ITEMS, ...RECORDED]) await db.query(statement);
}
