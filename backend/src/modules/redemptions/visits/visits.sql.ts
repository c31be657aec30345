/** $1 user. */
export const VISITS = `
  SELECT count(*)::int AS visits, coalesce(round(avg(coalesce(e.own_points, 0))), 0)::int AS "pointsPerVisit"
  FROM passes p LEFT JOIN points_entry_facts e ON e.pass_id = p.id AND e.kind = 'redemption'
  WHERE p.user_id = $1 AND p.state = 'redeemed' AND p.redeemed_at > now() - interval '12 months'`;
