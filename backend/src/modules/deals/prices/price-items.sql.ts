/** Minimum similarity of a title and the name of an item that suggests it, from 0 to 1. */
const ALIKE = 0.45;

/** Item `i` has the unit of a price; an unknown unit fits each. */
const fits = (count: string, unit: string): string =>
  `(i.price_for_unit IS NULL OR ${unit} IS NULL OR (i.price_for_unit, i.price_for_count) = (${unit}, ${count}))`;

const ITEM = `i.id, i.name, CASE WHEN i.price_for_unit IS NOT NULL THEN
  json_build_object('count', i.price_for_count, 'unit', i.price_for_unit) END AS "priceFor"`;

/** $1 business, $2 count and $3 unit of the price, $4 title: the item of the confirmed deal with that title that was shown last. */
export const ITEM_OF_COPY = `
  SELECT i.id FROM price_items i JOIN deals c ON c.price_item_id = i.id AND c.price_item_confirmed_at IS NOT NULL
  WHERE i.vendor_id = $1 AND ${fits('$2::smallint', '$3::text')} AND lower(c.title) = lower($4::text)
  ORDER BY (SELECT max(least(p.shown_until, now())) FROM price_periods(c.id, NULL) AS p WHERE p.shown_from <= now()) DESC NULLS LAST, i.id
  LIMIT 1`;

/** Item `i` has a known price. */
const IS_PRICED = `(EXISTS (SELECT FROM price_log l WHERE l.item_id = i.id)
  OR EXISTS (SELECT FROM deals c WHERE c.price_item_id = i.id AND c.price_item_confirmed_at IS NOT NULL))`;

/** A recorded price `l` as JSON. */
const RECORDED = `json_build_object('regularPrice', l.regular_price, 'from', iso(l.in_force_from), 'photo', l.photo)`;

const LAST_RECORDED = `(SELECT ${RECORDED} FROM price_log l WHERE l.item_id = i.id ORDER BY l.in_force_from DESC LIMIT 1)`;

const itemFor = (
  condition: string,
  title: string,
): string => `(SELECT json_build_object('id', i.id, 'name', i.name, 'recorded', ${LAST_RECORDED})
  FROM price_items i WHERE i.vendor_id = d.vendor_id AND d.price_item_confirmed_at IS NULL
    AND ${fits('d.price_for_count', 'd.price_for_unit')} AND (${condition})
  ORDER BY ${IS_PRICED} DESC, i.id = d.price_item_id DESC NULLS LAST, similarity(i.name, ${title}) DESC, i.id LIMIT 1)`;

const isAlike = (title: string): string => `similarity(i.name, ${title}) >= ${ALIKE}`;

/** The item for the deal `d`, if its link is not confirmed: the linked one if it has a price, else the most similar one by title. */
export const suggestedItem = (title: string): string =>
  itemFor(`i.id = d.price_item_id OR ${isAlike(title)}`, title);

/** The most similar other item by title for the deal `d`, whichever its business names, if its link is not confirmed. */
export const alikeItem = (title: string): string =>
  itemFor(`i.id IS DISTINCT FROM d.price_item_id AND ${isAlike(title)}`, title);

/** $1 business. */
const ITEM_ROWS = `
  SELECT ${ITEM}, (SELECT count(*)::int FROM deals d WHERE d.price_item_id = i.id AND d.price_item_confirmed_at IS NOT NULL) AS "dealCount",
    (SELECT coalesce(json_agg(${RECORDED}
      ORDER BY l.in_force_from), '[]') FROM price_log l WHERE l.item_id = i.id) AS prices
  FROM price_items i WHERE i.vendor_id = $1`;

/** $1 business: its items with the number of confirmed deals, the newest first. */
export const ITEMS = `${ITEM_ROWS} ORDER BY i.id DESC LIMIT 200`;

/** $1 business, $2 item. */
export const ITEM_BY_ID = `${ITEM_ROWS} AND i.id = $2`;

/** $1 item, $2 business; locked, so that two prices get different times. */
export const LOCK_ITEM = 'SELECT id FROM price_items WHERE id = $1 AND vendor_id = $2 FOR UPDATE';

/** $1 business, $2 name, $3 count and $4 unit of the price. */
export const INSERT_ITEM = `
  INSERT INTO price_items (vendor_id, name, price_for_count, price_for_unit) VALUES ($1, $2, $3, $4) RETURNING id`;

export const COUNT_ITEMS = 'SELECT count(*)::int AS items FROM price_items WHERE vendor_id = $1';

/** $1 item, $2 regular price, $3 time from which it is in force, $4 photo. No row if a later one exists. */
export const RECORD_PRICE = `
  INSERT INTO price_log (item_id, in_force_from, starts_at, regular_price, photo, price_for_count, price_for_unit, source)
  SELECT i.id, $3, $3, $2, $4, i.price_for_count, i.price_for_unit, 'recorded' FROM price_items i WHERE i.id = $1
    AND NOT EXISTS (SELECT FROM price_log l WHERE l.item_id = i.id AND l.in_force_from >= $3) RETURNING id`;

/** $1 item: deals whose pages depend on its prices. */
export const DEALS_OF_ITEM = `
  SELECT coalesce(array_agg(id), '{}') AS ids FROM deals WHERE price_item_id = $1 AND price_item_confirmed_at IS NOT NULL`;

/** $1 deal: it and deals of its confirmed item that are live but were not shown yet. */
export const PLANNED_DEALS = `
  SELECT p.id, p.title, p.original_price AS "originalPrice", p.start_date AS "startDate",
    CASE WHEN p.price_for_unit IS NOT NULL THEN json_build_object('count', p.price_for_count, 'unit', p.price_for_unit) END AS "priceFor",
    p.price_item_id AS "priceItemId", p.price_item_confirmed_at AS "priceItemConfirmedAt"
  FROM deals d JOIN deals p ON p.id = d.id OR p.price_item_id = d.price_item_id
    AND p.price_item_confirmed_at IS NOT NULL AND d.price_item_confirmed_at IS NOT NULL
  WHERE d.id = $1 AND p.moderation_status = 'approved' AND p.end_date > now()
    AND NOT EXISTS (SELECT FROM price_periods(p.id, NULL) AS shown WHERE shown.shown_from <= now())
  ORDER BY p.start_date, p.id`;

/** A photo that proves a recorded price. */
export const SHOWN_BY_PRICE = 'SELECT 1 FROM price_log WHERE photo = m.path';
