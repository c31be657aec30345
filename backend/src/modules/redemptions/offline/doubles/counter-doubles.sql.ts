/** Devices and people with uses that do not count or lie beyond a limit, most doubles first. */
export const DOUBLES = `
  SELECT v.id AS "vendorId", v.business_name AS "businessName", d.id AS "deviceId", d.name AS "deviceName", b.name AS "branchName",
    d.withdrawn_at IS NOT NULL AS "isWithdrawn", u.id AS "personId", u.shown_name AS person,
    count(*) FILTER (WHERE e.outcome = 'double')::int AS doubles, count(*) FILTER (WHERE e.outcome = 'cancelled')::int AS cancelled,
    count(*) FILTER (WHERE e.outcome = 'expired')::int AS expired, count(*) FILTER (WHERE e.outcome = 'confirmed')::int AS confirmed,
    count(*) FILTER (WHERE e.capacity = 'beyond')::int AS beyond,
    coalesce(sum(p.price_paid) FILTER (WHERE e.refund = 'marketplace'), 0)::int AS borne, iso(max(e.received_at)) AS "lastAt"
  FROM counter_entries e JOIN counter_devices d ON d.id = e.device_id JOIN vendor_cards v ON v.id = d.vendor_id
    JOIN person_names u ON u.id = e.person_id LEFT JOIN passes p ON p.id = e.pass_id LEFT JOIN branch_places b ON b.id = d.branch_id
  WHERE e.received_at >= now() - interval '90 days'
  GROUP BY v.id, v.business_name, d.id, d.name, b.name, d.withdrawn_at, u.id, u.shown_name
  HAVING count(*) FILTER (WHERE e.outcome IN ('double', 'cancelled', 'expired') OR e.capacity = 'beyond' OR e.refund = 'marketplace') > 0
  ORDER BY doubles DESC, max(e.received_at) DESC, d.id, u.id LIMIT 200`;
