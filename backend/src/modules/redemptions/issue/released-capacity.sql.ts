/** Rows are `PlacesChange`. Continues `WITH pass AS (… RETURNING deal_id)`: releases the capacity of these passes. */
export const RELEASED_CAPACITY = `
  SELECT deal_id AS "dealId", deal_capacities_release(deal_id, count) AS "isTurn"
  FROM (SELECT deal_id, count(*)::int AS count FROM pass GROUP BY deal_id ORDER BY deal_id) AS released`;
