const BATCH = 500_000;

/**
 * Used and expired passes of all deals by all customers; $1 the first number, $2 the last. The numbers of rows are counted before the joins, so
 * that these are hash joins.
 */
const PASSES = `
  INSERT INTO passes (public_id, user_id, deal_id, vendor_id, slot, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
  SELECT gen_random_uuid(), u.id, d.id, d.vendor_id, n, sha256(n::text::bytea), CASE WHEN is_used THEN 'redeemed' ELSE 'expired' END, at, at + interval '1 day',
    CASE WHEN is_used THEN at + interval '1 hour' END, CASE WHEN is_used THEN v.user_id END, CASE WHEN is_used THEN d.discounted_price END
  FROM (SELECT n, n % (SELECT count(*) FROM users WHERE role = 'customer') AS customer, n::bigint * 104729 % (SELECT count(*) FROM deals) AS deal
    FROM generate_series($1::int, $2::int) n) numbered
  CROSS JOIN LATERAL (SELECT n % 3 > 0 AS is_used, now() - make_interval(mins => (1500 + n::bigint * 7919 % 500000)::int) AS at) made
  JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM users WHERE role = 'customer') u ON u.place = customer
  JOIN (SELECT id, vendor_id, discounted_price, row_number() OVER (ORDER BY id) - 1 AS place FROM deals) d ON d.place = deal
  JOIN vendors v ON v.id = d.vendor_id`;

/** Views and clicks of the last 90 days; $1 the first number, $2 the last. */
const EVENTS = `
  INSERT INTO deal_sightings (deal_id, day, kind, visitor, seen_at)
  SELECT d.id, current_date - (n % 90), CASE WHEN n % 7 = 0 THEN 'click' ELSE 'view' END, decode(md5(n::text), 'hex'), now() - make_interval(days => n % 90)
  FROM (SELECT n, n::bigint * 104729 % (SELECT count(*) FROM deals) AS deal FROM generate_series($1::int, $2::int) n) numbered
  JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM deals) d ON d.place = deal`;

/**
 * Adds passes, views and clicks by SQL, without triggers.
 * @param db a connection of the superuser
 * @param say called with the progress
 */
export async function makeEvents(db, { passes, events }, say) {
  await db.query('SET session_replication_role = replica');
  for (const [name, sql, count] of [
    ['passes', PASSES, passes],
    ['views and clicks', EVENTS, events],
  ]) {
    for (let first = 1; first <= count; first += BATCH) {
      const last = Math.min(first + BATCH - 1, count);
      await db.query(sql, [first, last]);
      say(`  ${last} of ${count} ${name}`);
    }
  }
  await db.query('RESET session_replication_role');
}
