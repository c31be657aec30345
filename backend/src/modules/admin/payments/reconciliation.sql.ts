const nepalDate = (at: string): string => `nepal_time(${at})::date`;
const within = (at: string): string =>
  `${at} >= start_of_nepal_day($1::date) AND ${at} < start_of_nepal_day($2::date + 1)`;
const SIDES = ['captured', 'fees', 'refunded'] as const;

/**
 * Payments and refunds compared with the ledger, by gateway and day in Nepal, and the open ones (rule AP3). $1 the first
 * day, $2 the last.
 */
export const RECONCILIATION = `
  WITH said AS (
    SELECT gateway, day, sum(captured) AS captured, sum(fees) AS fees, sum(refunded) AS refunded FROM (
      SELECT gateway, ${nepalDate('completed_at')} AS day, paisa AS captured, fee_paisa AS fees, 0 AS refunded FROM payment_facts
      WHERE completed_at IS NOT NULL AND ${within('completed_at')}
      UNION ALL
      SELECT p.gateway, ${nepalDate('r.completed_at')}, 0, 0, r.paisa FROM refund_facts r JOIN payment_facts p ON p.id = r.payment_id
      WHERE r.completed_at IS NOT NULL AND ${within('r.completed_at')}) AS each
    GROUP BY gateway, day
  ), booked AS (
    SELECT substr(e.account, 9) AS gateway, ${nepalDate('e.created_at')} AS day, sum(e.paisa) FILTER (WHERE e.kind = 'capture') AS captured,
      -sum(e.paisa) FILTER (WHERE e.kind = 'fee') AS fees, -sum(e.paisa) FILTER (WHERE e.kind = 'refund') AS refunded
    FROM ledger_postings e
    WHERE ${within('e.created_at')} AND e.kind IN ('capture', 'fee', 'refund') AND e.account LIKE 'gateway:%'
    GROUP BY 1, 2
  ), days AS (
    SELECT gateway, to_char(day, 'YYYY-MM-DD') AS day, ${SIDES.map((side) => `coalesce(s.${side}, 0)::float8 AS ${side}`).join(', ')},
      ${SIDES.map((side) => `coalesce(b.${side}, 0)::float8 AS booked_${side}`).join(', ')}
    FROM said s FULL JOIN booked b USING (gateway, day)
  )
  SELECT $1::text AS from, $2::text AS to,
    (SELECT coalesce(json_agg(json_build_object('gateway', gateway, 'day', day,
        'payments', json_build_object('capturedPaisa', captured, 'feesPaisa', fees, 'refundedPaisa', refunded, 'netPaisa', captured - fees - refunded),
        'ledger', json_build_object('capturedPaisa', booked_captured, 'feesPaisa', booked_fees, 'refundedPaisa', booked_refunded,
          'netPaisa', booked_captured - booked_fees - booked_refunded),
        'differencePaisa', abs(captured - booked_captured) + abs(fees - booked_fees) + abs(refunded - booked_refunded))
      ORDER BY day DESC, gateway), '[]') FROM days) AS days,
    (SELECT coalesce(json_agg(json_build_object('gateway', gateway, 'count', count, 'paisa', paisa, 'oldestAt', iso(oldest)) ORDER BY gateway), '[]')
      FROM (SELECT gateway, count(*)::int AS count, sum(paisa)::float8 AS paisa, min(created_at) AS oldest FROM payment_facts
        WHERE state = 'pending' GROUP BY gateway) AS waiting) AS open`;
