/** $1 categories. */
export const COUNT_BY_CATEGORY =
  'SELECT category_id AS id, count(*)::int AS count FROM deals WHERE category_id = ANY($1) GROUP BY category_id';

/** $1 cities. */
export const COUNT_BY_CITY =
  'SELECT location_id AS id, count(*)::int AS count FROM deals WHERE location_id = ANY($1) GROUP BY location_id';

export const LISTED_BY_CATEGORY =
  'SELECT category_id AS id, sum(deals)::int AS count FROM listed_deal_counts GROUP BY category_id';

export const LISTED_BY_CITY =
  'SELECT location_id AS id, sum(deals)::int AS count FROM listed_deal_counts GROUP BY location_id';

/** A deal with its own venue counts in the area of the venue, any other in the areas of its branches. */
export const LISTED_BY_AREA =
  'SELECT area_id AS id, sum(deals)::int AS count FROM listed_area_counts GROUP BY area_id';

/** $1 the merged category, $2 its replacement. Updates all references of deals, revisions and drafts. */
export const MOVE_CATEGORY = [
  'UPDATE deals SET category_id = $2, updated_at = now() WHERE category_id = $1',
  `UPDATE deal_revisions SET changes = jsonb_set(changes, '{categoryId}', to_jsonb($2::int))
   WHERE status = 'pending' AND changes->'categoryId' = to_jsonb($1::int)`,
  `UPDATE deal_drafts SET content = jsonb_set(content, '{categoryId}', to_jsonb($2::int))
   WHERE content->'categoryId' = to_jsonb($1::int)`,
];
