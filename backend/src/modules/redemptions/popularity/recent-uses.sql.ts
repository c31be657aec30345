/** Accepted passes by deal: all, and those of the last 28 days. */
export const RECENT_USES = `
  SELECT deal_id AS "dealId", count(*)::int AS used, (count(*) FILTER (WHERE redeemed_at > now() - interval '28 days'))::int AS recent
  FROM passes WHERE state = 'redeemed' GROUP BY deal_id`;
