/**
 * The customer's issued and redeemed passes of the deal `d`, with expiry as of now (rule L1). Repeated ones
 * (`honour`) are outside of all limits.
 * @param user a parameter or NULL
 */
export const livePasses = (user: string): string =>
  `(SELECT count(*)::int FROM pass_facts p WHERE p.user_id = ${user} AND p.deal_id = d.id AND p.source <> 'honour'
    AND (p.state = 'redeemed' OR p.state = 'issued' AND p.expires_at > now()))`;

/**
 * Passes of the day by the capacity `cap`. The counter of the next day counts too: it belongs to requests after midnight, while this one
 * began before. The counter of another day is 0.
 * @param day today in Nepal
 */
export const takenOn = (day: string): string =>
  `CASE WHEN cap.day IN (${day}::date, ${day}::date + 1) THEN cap.taken_on_day ELSE 0 END`;

/**
 * Columns of `DealLimits` from the deal `d` and its capacity `cap`.
 * @param own counts the customer's passes
 * @param day today in Nepal
 */
export const limitColumns = (own: string, day: string): string => `
  d.redemption_limit AS "redemptionLimit", ${own} AS own, cap.total_limit AS "totalLimit", cap.taken,
  cap.daily_limit AS "dailyLimit", ${takenOn(day)} AS "takenToday"`;

/**
 * Selects a customer's free slots `n` of a deal, the lowest first, numbered `k`, and at most as many as the
 * limit allows besides all live passes. The unique index on the slots of live passes guarantees this for any
 * number of concurrent requests. A deal without a limit has no slots. Overdue passes hold their slots until
 * they are settled.
 * @param deal a row with `id` and `redemption_limit`
 */
export const freeSlots = (user: string, deal: string): string => `
  SELECT n, row_number() OVER (ORDER BY n) AS k FROM generate_series(1, ${deal}.redemption_limit) n
  WHERE NOT EXISTS (SELECT 1 FROM passes p
    WHERE p.user_id = ${user} AND p.deal_id = ${deal}.id AND p.slot = n AND p.state IN ('issued', 'redeemed'))
  ORDER BY n LIMIT greatest(0, ${deal}.redemption_limit - (SELECT count(*) FROM passes p
    WHERE p.user_id = ${user} AND p.deal_id = ${deal}.id AND p.source <> 'honour' AND p.state IN ('issued', 'redeemed')))`;

/**
 * Codes of the deal `d` that the customer took and gave back on a day: they hold its places until the day ends (rule L3). $1 the
 * user.
 * @param day today in Nepal
 */
export const returnedOn = (day: string): string => `
  (SELECT count(*)::int FROM passes p WHERE p.user_id = $1 AND p.deal_id = d.id AND p.source = 'redeem' AND p.state = 'cancelled'
    AND p.issued_at >= start_of_nepal_day(${day}::date))`;

/** Expires the customer's overdue passes of a deal; `settled` has their `count`. $1 user, $2 deal. Continues `WITH`. */
export const SETTLED_OVERDUE = `overdue AS (
    UPDATE passes SET state = 'expired', updated_at = now()
    WHERE user_id = $1 AND deal_id = $2 AND state = 'issued' AND source <> 'honour' AND expires_at <= now() RETURNING 1
  ), settled AS (
    SELECT count(*)::int AS count, CASE WHEN count(*) > 0 THEN deal_capacities_release($2, count(*)::int) END AS "wasFull" FROM overdue
  )`;
