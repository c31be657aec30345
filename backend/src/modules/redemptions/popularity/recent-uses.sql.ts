/** Accepted passes of the last 28 days. */
export const RECENT_USES = `
  SELECT deal_id AS "dealId", count(*)::int AS uses FROM passes
  WHERE state = 'redeemed' AND redeemed_at > now() - interval '28 days' GROUP BY deal_id`;
