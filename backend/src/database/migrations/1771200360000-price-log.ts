import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of the prices that were public, and the items that join deals of one thing (rules PL1 to PL3). */
export class PriceLog1771200360000 implements MigrationInterface {
  name = 'PriceLog1771200360000';

  async up(db: QueryRunner): Promise<void> {
    for (const step of [ITEMS, LOG, APPEND_ONLY, WRITTEN_BY_DEALS, ITEM_OF_APPROVED, PERIODS])
      await db.query(step);
  }

  async down(): Promise<void> {
    throw new Error('The log of prices would be lost: restore a backup instead.');
  }
}

const UNIT = `
  price_for_count smallint CHECK (price_for_count BETWEEN 1 AND 1000),
  price_for_unit text CHECK (price_for_unit IN ('people', 'nights', 'pieces', 'visits')),
  CHECK ((price_for_count IS NULL) = (price_for_unit IS NULL))`;

const ITEMS = `
CREATE TABLE price_items (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id integer NOT NULL REFERENCES vendors,
  name text NOT NULL CHECK (length(name) BETWEEN 3 AND 120),
  created_at timestamptz NOT NULL DEFAULT now(),
  ${UNIT}
);
CREATE INDEX price_items_vendor ON price_items (vendor_id, id);
ALTER TABLE deals ADD COLUMN price_item_id integer, ADD COLUMN price_item_confirmed_at timestamptz;
ALTER TABLE deals ADD CONSTRAINT deals_price_item FOREIGN KEY (price_item_id) REFERENCES price_items NOT VALID;
ALTER TABLE deals ADD CONSTRAINT deals_price_item_confirmed
  CHECK (price_item_confirmed_at IS NULL OR price_item_id IS NOT NULL) NOT VALID`;

/**
 * A row is in force until the next row of its deal or item. The periods therefore have no gaps and do not overlap, and no row is
 * changed to end it.
 */
const LOG = `
CREATE TABLE price_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deal_id integer REFERENCES deals,
  item_id integer REFERENCES price_items,
  in_force_from timestamptz NOT NULL,
  -- False from a pause of the deal until it is resumed.
  is_shown boolean NOT NULL DEFAULT true,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  regular_price integer NOT NULL CHECK (regular_price >= 0),
  deal_price integer CHECK (deal_price >= 0),
  source text NOT NULL CHECK (source IN ('history', 'deal', 'recorded')),
  photo text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ${UNIT},
  CONSTRAINT price_log_of_one CHECK ((deal_id IS NULL) <> (item_id IS NULL)),
  CONSTRAINT price_log_of_deals CHECK ((deal_id IS NULL) = (deal_price IS NULL)),
  CONSTRAINT price_log_recorded CHECK ((source = 'recorded') = (item_id IS NOT NULL)),
  CONSTRAINT price_log_photo CHECK ((source = 'recorded') = (photo IS NOT NULL))
);
CREATE INDEX price_log_deal ON price_log (deal_id, in_force_from, id) WHERE deal_id IS NOT NULL;
CREATE UNIQUE INDEX price_log_item ON price_log (item_id, in_force_from) WHERE item_id IS NOT NULL;
CREATE INDEX price_log_photo ON price_log (photo) WHERE photo IS NOT NULL`;

const APPEND_ONLY = `
CREATE FUNCTION price_log_reject_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of prices is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER price_log_append_only BEFORE UPDATE OR DELETE ON price_log
  FOR EACH STATEMENT EXECUTE FUNCTION price_log_reject_change()`;

/** Triggers, so that no change of a public price bypasses the log, including changes by earlier versions of the backend. */
const WRITTEN_BY_DEALS = `
CREATE FUNCTION deals_log_added_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_log (deal_id, in_force_from, is_shown, starts_at, ends_at, regular_price, deal_price, price_for_count, price_for_unit, source)
  SELECT d.id, coalesce(d.first_approved_at, clock_timestamp()), d.is_active, d.start_date, d.end_date,
    d.original_price, d.discounted_price, d.price_for_count, d.price_for_unit, 'deal'
  FROM added d WHERE d.moderation_status = 'approved';
  RETURN NULL;
END $$;
CREATE TRIGGER deals_log_added_prices AFTER INSERT ON deals REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION deals_log_added_prices();
CREATE FUNCTION deals_log_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_log (deal_id, in_force_from, is_shown, starts_at, ends_at, regular_price, deal_price, price_for_count, price_for_unit, source)
  SELECT NEW.id, greatest(clock_timestamp(), (SELECT max(l.in_force_from) FROM price_log l WHERE l.deal_id = NEW.id)), NEW.is_active,
    NEW.start_date, NEW.end_date, NEW.original_price, NEW.discounted_price, NEW.price_for_count, NEW.price_for_unit, 'deal';
  RETURN NULL;
END $$;
CREATE TRIGGER deals_log_changed_price AFTER UPDATE OF moderation_status, is_active, start_date, end_date, original_price,
    discounted_price, price_for_count, price_for_unit ON deals
  FOR EACH ROW WHEN (NEW.moderation_status = 'approved' AND
    (OLD.moderation_status, OLD.is_active, OLD.start_date, OLD.end_date, OLD.original_price, OLD.discounted_price, OLD.price_for_count,
      OLD.price_for_unit) IS DISTINCT FROM
    (NEW.moderation_status, NEW.is_active, NEW.start_date, NEW.end_date, NEW.original_price, NEW.discounted_price, NEW.price_for_count,
      NEW.price_for_unit))
  EXECUTE FUNCTION deals_log_changed_price()`;

/** Approvals by earlier versions of the backend name no item: the deal gets that of its title and unit, or one of its own. */
const ITEM_OF_APPROVED = `
CREATE FUNCTION deals_get_price_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT d.price_item_id INTO NEW.price_item_id FROM deals d
  WHERE d.vendor_id = NEW.vendor_id AND lower(d.title) = lower(NEW.title) AND d.price_item_confirmed_at IS NOT NULL
    AND (d.price_for_count, d.price_for_unit) IS NOT DISTINCT FROM (NEW.price_for_count, NEW.price_for_unit)
  ORDER BY d.id DESC LIMIT 1;
  IF NEW.price_item_id IS NULL THEN
    INSERT INTO price_items (vendor_id, name, price_for_count, price_for_unit)
    VALUES (NEW.vendor_id, NEW.title, NEW.price_for_count, NEW.price_for_unit) RETURNING id INTO NEW.price_item_id;
  END IF;
  NEW.price_item_confirmed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER deals_get_price_item BEFORE UPDATE OF moderation_status ON deals FOR EACH ROW
  WHEN (NEW.moderation_status = 'approved' AND OLD.moderation_status <> 'approved' AND NEW.price_item_confirmed_at IS NULL)
  EXECUTE FUNCTION deals_get_price_item()`;

/** Shown periods after `since` of a deal and of an item: its recorded prices and the confirmed deals. */
const PERIODS = `
CREATE FUNCTION price_periods(of_deal integer, of_item integer, since timestamptz DEFAULT '-infinity')
RETURNS TABLE (deal_id integer, shown_from timestamptz, shown_until timestamptz, regular_price integer, deal_price integer,
  price_for_count smallint, price_for_unit text, source text)
LANGUAGE sql STABLE AS $$
  WITH subject AS (
    SELECT of_deal AS deal, NULL::integer AS item WHERE of_deal IS NOT NULL
    UNION SELECT d.id, NULL FROM deals d WHERE d.price_item_id = of_item AND d.price_item_confirmed_at IS NOT NULL
      AND d.end_date > since
    UNION SELECT NULL, of_item WHERE of_item IS NOT NULL)
  SELECT p.deal_id, greatest(p.in_force_from, p.starts_at), least(p.next_from, p.ends_at), p.regular_price, p.deal_price,
    p.price_for_count, p.price_for_unit, p.source
  FROM subject s CROSS JOIN LATERAL (
    SELECT l.*, lead(l.in_force_from) OVER (ORDER BY l.in_force_from, l.id) AS next_from FROM price_log l
    WHERE l.deal_id = s.deal
    UNION ALL
    SELECT l.*, lead(l.in_force_from) OVER (ORDER BY l.in_force_from, l.id) AS next_from FROM price_log l
    WHERE l.item_id = s.item) p
  WHERE p.is_shown AND greatest(p.in_force_from, p.starts_at) < coalesce(least(p.next_from, p.ends_at), 'infinity')
    AND coalesce(least(p.next_from, p.ends_at), 'infinity') > since
$$`;
