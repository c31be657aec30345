/** Points are booked (rule LE3). Every row is an error; a correct ledger has none. */
export const POINTS_LEDGER_CHECKS: readonly string[] = [
  `
  SELECT 'points are owed at ten for a rupee', 'points', owed.paisa || ' owed, ' || earned.points * 10 || ' in the points ledger'
  FROM (SELECT coalesce(-sum(e.paisa), 0) AS paisa FROM ledger_postings e WHERE e.account = 'points') AS owed,
    (SELECT coalesce(sum(delta), 0) AS points FROM points_ledger) AS earned
  WHERE owed.paisa <> earned.points * 10`,
  `
  SELECT 'points are charged to the business that gives them', p.id::text, p.vendor_points * 10 || ' due, ' || coalesce(charged.paisa, 0) || ' charged'
  FROM points_ledger p LEFT JOIN LATERAL (SELECT sum(e.paisa) AS paisa FROM ledger_postings e
    WHERE e.kind = 'points' AND e.source = p.id::text AND e.vendor_id = p.vendor_id) AS charged ON true
  WHERE coalesce(charged.paisa, 0) <> p.vendor_points * 10`,
];
