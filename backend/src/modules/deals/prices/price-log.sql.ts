const PERIOD_COLUMNS = `shown_from AS "from", shown_until AS until, regular_price AS "regularPrice", deal_price AS "dealPrice",
  price_for_count AS count, price_for_unit AS unit, source`;

/** $1 the deal or null, $2 its item or null: their periods, the earliest first. */
export const PRICE_PERIODS = `
  SELECT ${PERIOD_COLUMNS} FROM price_periods($1, $2) ORDER BY shown_from, coalesce(shown_until, 'infinity')`;

/** The periods of a deal and an item, as JSON. */
export const periodsOf = (item: string, deal = 'd.id'): string =>
  `(SELECT coalesce(json_agg(p), '[]') FROM (SELECT ${PERIOD_COLUMNS} FROM price_periods(${deal}, ${item})) AS p)`;

const CONFIRMED_ITEM = 'CASE WHEN d.price_item_confirmed_at IS NOT NULL THEN d.price_item_id END';

/** The newest 200 periods of the last 400 days in which the deal `d` and others of its confirmed item were shown, as JSON. */
export const SHOWN_PERIODS = `(SELECT coalesce(json_agg(p), '[]') FROM (
  SELECT ${PERIOD_COLUMNS} FROM price_periods(d.id, ${CONFIRMED_ITEM}, now() - interval '400 days')
  WHERE source <> 'recorded' ORDER BY shown_from DESC LIMIT 200) AS p)`;

/** $1 the deal: the newest 200 prices until now, the earliest first. */
export const PUBLIC_PRICES = `
  SELECT * FROM (SELECT iso(p.shown_from) AS "from", iso(CASE WHEN p.shown_until <= now() THEN p.shown_until END) AS until,
    p.regular_price AS "regularPrice", p.deal_price AS "dealPrice", p.source
  FROM deals d CROSS JOIN LATERAL price_periods(d.id, ${CONFIRMED_ITEM}) AS p
  WHERE d.id = $1 AND p.shown_from <= now()
    AND (d.price_for_unit IS NULL OR p.price_for_unit IS NULL
      OR (p.price_for_unit, p.price_for_count) = (d.price_for_unit, d.price_for_count))
  ORDER BY p.shown_from DESC, p.source DESC LIMIT 200) AS newest ORDER BY "from", source`;
