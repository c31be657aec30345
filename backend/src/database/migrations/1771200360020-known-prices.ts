import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Known prices and items of deals from before the log. A transaction of its own, so that the table of deals is not locked meanwhile.
 * Deals may already have prices of the log: the order of its rows is checked from here on.
 */
export class KnownPrices1771200360020 implements MigrationInterface {
  name = 'KnownPrices1771200360020';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [PRICE_HISTORY, OWN_ITEMS, IN_ORDER]) await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('The log of prices would be lost: restore a backup instead.');
  }
}

const IN_ORDER = `
CREATE FUNCTION price_log_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM price_log l WHERE l.deal_id = NEW.deal_id AND l.in_force_from > NEW.in_force_from)
    OR EXISTS (SELECT FROM price_log l WHERE l.item_id = NEW.item_id AND l.in_force_from >= NEW.in_force_from) THEN
    RAISE EXCEPTION 'A price of deal % or item % is in force from a later time', NEW.deal_id, NEW.item_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'price_log_in_order';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER price_log_in_order BEFORE INSERT ON price_log FOR EACH ROW EXECUTE FUNCTION price_log_in_order();`;

/**
 * Known prices of deals from before the log: those since the last approved change of the price, and earlier ones that a change
 * names. A price is unknown until the first change that names it, unless no change does.
 */
export const PRICE_HISTORY = `
INSERT INTO price_log (deal_id, in_force_from, is_shown, starts_at, ends_at, regular_price, deal_price, price_for_count, price_for_unit, source)
SELECT known.id, known.at, d.is_active OR known.next_at IS NOT NULL, d.start_date, d.end_date, known.regular_price, known.deal_price,
  d.price_for_count, d.price_for_unit, 'history'
FROM (
  SELECT id, at, lead(at) OVER (PARTITION BY id ORDER BY at) AS next_at,
    coalesce(regular_before, CASE WHEN NOT regular_after THEN original_price END) AS regular_price,
    coalesce(deal_before, CASE WHEN NOT deal_after THEN discounted_price END) AS deal_price
  FROM (
    SELECT d.id, d.original_price, d.discounted_price, t.at,
      (SELECT (r.changes->>'originalPrice')::int FROM deal_revisions r WHERE r.deal_id = d.id AND r.status = 'approved'
         AND r.changes ? 'originalPrice' AND r.decided_at <= t.at ORDER BY r.decided_at DESC, r.id DESC LIMIT 1) AS regular_before,
      EXISTS (SELECT FROM deal_revisions r WHERE r.deal_id = d.id AND r.status = 'approved'
         AND r.changes ? 'originalPrice' AND r.decided_at > t.at) AS regular_after,
      (SELECT (r.changes->>'discountedPrice')::int FROM deal_revisions r WHERE r.deal_id = d.id AND r.status = 'approved'
         AND r.changes ? 'discountedPrice' AND r.decided_at <= t.at ORDER BY r.decided_at DESC, r.id DESC LIMIT 1) AS deal_before,
      EXISTS (SELECT FROM deal_revisions r WHERE r.deal_id = d.id AND r.status = 'approved'
         AND r.changes ? 'discountedPrice' AND r.decided_at > t.at) AS deal_after
    FROM deals d CROSS JOIN LATERAL (
      SELECT coalesce(d.first_approved_at, d.created_at) AS at
      UNION SELECT r.decided_at FROM deal_revisions r WHERE r.deal_id = d.id AND r.status = 'approved'
        AND (r.changes ? 'originalPrice' OR r.changes ? 'discountedPrice')) t
    WHERE d.moderation_status = 'approved') AS moments) AS known
JOIN deals d ON d.id = known.id
WHERE known.regular_price IS NOT NULL AND known.deal_price IS NOT NULL
  AND NOT EXISTS (SELECT FROM price_log l WHERE l.deal_id = known.id AND l.in_force_from <= known.at + interval '1 minute')
ORDER BY known.id, known.at`;

/** Approved deals without an item get one for each title and unit of a business. */
export const OWN_ITEMS = `
WITH alone AS (
    SELECT id, vendor_id, title, price_for_count, price_for_unit, coalesce(first_approved_at, created_at) AS since,
      min(id) OVER (PARTITION BY vendor_id, lower(title), price_for_count, price_for_unit) AS first_id
    FROM deals WHERE moderation_status = 'approved' AND price_item_id IS NULL),
  numbered AS (
    SELECT id, nextval(pg_get_serial_sequence('price_items', 'id'))::int AS item FROM alone WHERE id = first_id),
  added AS (
    INSERT INTO price_items (id, vendor_id, name, price_for_count, price_for_unit, created_at) OVERRIDING SYSTEM VALUE
    SELECT n.item, a.vendor_id, a.title, a.price_for_count, a.price_for_unit, a.since FROM alone a JOIN numbered n ON n.id = a.id)
UPDATE deals d SET price_item_id = n.item, price_item_confirmed_at = a.since
FROM alone a JOIN numbered n ON n.id = a.first_id WHERE d.id = a.id`;
