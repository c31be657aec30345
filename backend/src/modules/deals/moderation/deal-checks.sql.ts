import { alikeItem, suggestedItem } from '../prices/price-items.sql.js';
import { periodsOf } from '../prices/price-log.sql.js';

const PROPOSED = `jsonb_build_object('title', d.title, 'titleNe', d.title_ne, 'description', d.description, 'descriptionNe', d.description_ne,
  'included', d.included, 'includedNe', d.included_ne, 'excluded', d.excluded, 'excludedNe', d.excluded_ne,
  'photos', (SELECT jsonb_agg(jsonb_build_object('alt', shown.alt, 'altNe', shown.alt_ne)) FROM deal_photos shown WHERE shown.deal_id = d.id),
  'venue', jsonb_build_object('name', d.venue_name, 'nameNe', d.venue_name_ne),
  'discountType', d.discount_type, 'discountValue', d.discount_value, 'originalPrice', d.original_price, 'discountedPrice', d.discounted_price,
  'startDate', iso(d.start_date), 'endDate', iso(d.end_date), 'pointsEarned', d.points_earned,
  'priceFor', CASE WHEN d.price_for_unit IS NOT NULL THEN jsonb_build_object('count', d.price_for_count, 'unit', d.price_for_unit) END) || coalesce(r.changes, '{}')`;

/** Minimum similarity of two titles, from 0 to 1: alone, and with equal prices. */
const ALIKE = 0.7;
const ALIKE_AT_THE_SAME_PRICE = 0.45;

/** Points charged to businesses in the last 30 completed days, and their median. */
const GIVEN = `
  given AS MATERIALIZED (
    SELECT vendor_id, sum(points_paisa) AS paisa FROM statement_facts WHERE day > current_date - 31 GROUP BY vendor_id HAVING sum(points_paisa) > 0
  ), middle AS (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY paisa) AS paisa FROM given)`;

/** $1 the deals, $2 banned words: facts for the checks, of each deal as it would be after approval. */
export const CHECKED_DEALS = `
  WITH ${GIVEN}
  SELECT d.id AS "dealId", d.title, r.id AS "revisionId", d.version, d.waiting_since IS NOT NULL AS "isWaiting",
    p.proposed->>'discountType' AS "discountType", p.proposed->>'discountValue' AS "discountValue",
    (p.proposed->>'originalPrice')::int AS "originalPrice", (p.proposed->>'discountedPrice')::int AS "discountedPrice",
    (p.proposed->>'startDate')::timestamptz AS "startDate", (p.proposed->>'endDate')::timestamptz AS "endDate", v.status AS "vendorStatus",
    CASE WHEN d.moderation_status = 'approved' THEN least(d.original_price, (SELECT min(shown.regular_price) FROM price_periods(d.id, NULL) AS shown
       WHERE coalesce(shown.shown_until, 'infinity') > now() - interval '90 days')) END AS "approvedPrice",
    p.proposed->'priceFor' AS "priceFor", item.suggested AS "suggestedItem",
    ${periodsOf("CASE WHEN d.price_item_confirmed_at IS NOT NULL THEN d.price_item_id ELSE (item.suggested->>'id')::int END")} AS periods,
    ${periodsOf("(item.alike->>'id')::int", 'NULL')} AS "alikePeriods",
    (SELECT other.id FROM deals other WHERE other.vendor_id = d.vendor_id AND other.id <> d.id
       AND other.moderation_status IN ('pending', 'approved') AND other.end_date > now()
       AND similarity(other.title, p.proposed->>'title') >= CASE
         WHEN other.original_price = (p.proposed->>'originalPrice')::int AND other.discounted_price = (p.proposed->>'discountedPrice')::int
         THEN ${ALIKE_AT_THE_SAME_PRICE} ELSE ${ALIKE} END
     ORDER BY other.id LIMIT 1) AS "duplicateId",
    ARRAY(SELECT w.word FROM unnest($2::text[]) AS w (word) WHERE strpos(p.said, ' ' || w.word || ' ') > 0 ORDER BY w.word) AS words,
    (p.proposed->>'pointsEarned')::int AS "pointsEarned",
    (SELECT round((given.paisa / middle.paisa)::numeric, 1)::float8 FROM given, middle WHERE given.vendor_id = d.vendor_id) AS "pointsTimesMedian"
  FROM deals d JOIN vendor_cards v ON v.id = d.vendor_id
  LEFT JOIN deal_revisions r ON r.deal_id = d.id AND r.status = 'pending'
  CROSS JOIN LATERAL (SELECT ${PROPOSED} AS proposed) AS raw
  CROSS JOIN LATERAL (SELECT raw.proposed, ' ' || regexp_replace(lower(concat_ws(' ', raw.proposed->>'title', raw.proposed->>'titleNe',
    raw.proposed->>'description', raw.proposed->>'descriptionNe',
    raw.proposed->>'included', raw.proposed->>'includedNe', raw.proposed->>'excluded', raw.proposed->>'excludedNe',
    jsonb_path_query_array(raw.proposed, '$.photos[*].alt')::text, jsonb_path_query_array(raw.proposed, '$.photos[*].altNe')::text,
    raw.proposed#>>'{venue,name}', raw.proposed#>>'{venue,nameNe}')), '[[:punct:][:space:]।]+', ' ', 'g') || ' ' AS said) AS p
  CROSS JOIN LATERAL (SELECT ${suggestedItem("p.proposed->>'title'")} AS suggested,
    ${alikeItem("p.proposed->>'title'")} AS alike) AS item
  WHERE d.id = ANY($1) ORDER BY d.id`;
