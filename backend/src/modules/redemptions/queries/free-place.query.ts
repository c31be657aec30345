/** What a statement with `FREE_PLACE` answers. */
export interface FreedPlace {
  dealId: number;
  wasFull: boolean | null;
}

/** Continues `WITH pass AS (… RETURNING deal_id)`: gives the places of these passes back, and says which deals were sold out until now. */
export const FREE_PLACE = `
  UPDATE deal_capacities cap SET taken = taken - freed.count
  FROM (SELECT deal_id, count(*)::int AS count FROM pass GROUP BY deal_id) AS freed
  WHERE cap.deal_id = freed.deal_id RETURNING cap.deal_id AS "dealId", cap.taken + freed.count >= cap.total_limit AS "wasFull"`;
