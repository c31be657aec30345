import type pg from 'pg';

/** Independent calculations of the figures from the tables themselves, without views or statements of the product. */

const DAY = (at: string): string => `((${at} AT TIME ZONE 'Asia/Kathmandu')::date)`;
const between = (at: string): string => `${DAY(at)} BETWEEN $1::date AND $2::date`;

async function one<T>(db: pg.Pool, sql: string, values: unknown[]): Promise<T> {
  const { rows } = await db.query<{ value: T }>(sql, values);
  return (rows[0] as { value: T }).value;
}

/** Rupees of a paisa sum without the 13 % that it contains, half a paisa upwards. */
const NET = (paisa: string): string => `(${paisa} - floor((${paisa} * 13 / 113.0) + 0.5))`;

export const grossVolume = (db: pg.Pool, from: string, to: string): Promise<number> =>
  one(
    db,
    `SELECT ((SELECT coalesce(sum(amount), 0) * 100 FROM passes WHERE state = 'redeemed' AND order_line_id IS NULL AND ${between('redeemed_at')})
      + (SELECT coalesce(sum(paisa), 0) FROM payments WHERE purpose = 'order' AND completed_at IS NOT NULL AND NOT is_test AND ${between('completed_at')})
      - (SELECT coalesce(sum(r.paisa), 0) FROM refunds r WHERE ${between('r.created_at')}
         AND r.payment_id IN (SELECT id FROM payments WHERE purpose = 'order' AND NOT is_test)))::float8 AS value`,
    [from, to],
  );

/** @param kind plans of businesses or memberships; both if undefined */
export const ownIncome = (
  db: pg.Pool,
  from: string,
  to: string,
  kind?: 'subscription' | 'membership',
): Promise<number> =>
  one(
    db,
    `SELECT coalesce(sum(sign * ${NET('paid')}), 0)::float8 AS value FROM (
       SELECT o.due * 100 AS paid, 1 AS sign, o.paid_at AS at, o.kind, o.paid_by FROM plan_orders o WHERE o.paid_at IS NOT NULL
       UNION ALL
       SELECT o.due * 100, -1, o.refunded_at, o.kind, o.paid_by FROM plan_orders o WHERE o.refunded_at IS NOT NULL) AS sold
     WHERE ${between('at')} AND ($3::text IS NULL OR kind = $3) AND paid_by NOT IN (SELECT public_id FROM payments WHERE is_test)`,
    [from, to, kind ?? null],
  );

export const recurring = (db: pg.Pool): Promise<number> =>
  one(
    db,
    `SELECT coalesce(sum(round(${NET('price * 100')} / months)), 0)::float8 AS value FROM (
       SELECT CASE s.billing_cycle WHEN 'yearly' THEN p.price_yearly ELSE p.price_monthly END AS price,
         CASE s.billing_cycle WHEN 'yearly' THEN 12 ELSE 1 END AS months
       FROM vendor_subscriptions s JOIN subscription_plans p ON p.slug = s.plan
       WHERE s.status = 'active' AND s.plan IN ('silver', 'gold') AND s.current_period_end > now()
         AND NOT EXISTS (SELECT 1 FROM plan_orders o JOIN payments paid ON paid.public_id = o.paid_by WHERE o.vendor_id = s.vendor_id AND paid.is_test)
       UNION ALL
       SELECT m.price_yearly, 12 FROM user_memberships m WHERE now() BETWEEN m.starts_at AND m.ends_at AND m.price_yearly > 0 AND m.replaced_by IS NULL
         AND NOT EXISTS (SELECT 1 FROM plan_orders o JOIN payments paid ON paid.public_id = o.paid_by WHERE o.id = m.plan_order_id AND paid.is_test)) AS each`,
    [],
  );

export const activeBusinesses = (db: pg.Pool, from: string, to: string): Promise<number> =>
  one(
    db,
    `SELECT count(*)::int AS value FROM vendors v WHERE v.status = 'verified'
       AND v.id IN (SELECT vendor_id FROM passes WHERE state = 'redeemed' AND ${between('redeemed_at')})`,
    [from, to],
  );

export const newCustomers = (db: pg.Pool, from: string, to: string): Promise<number> =>
  one(
    db,
    `SELECT count(*)::int AS value FROM (SELECT min(redeemed_at) AS first FROM passes WHERE state = 'redeemed' GROUP BY user_id) AS firsts
     WHERE ${between('first')}`,
    [from, to],
  );

export const customers = (db: pg.Pool, from: string, to: string): Promise<number> =>
  one(
    db,
    `SELECT count(DISTINCT user_id)::int AS value FROM passes WHERE state = 'redeemed' AND ${between('redeemed_at')}`,
    [from, to],
  );

export const returningCustomers = (db: pg.Pool, from: string, to: string): Promise<number> =>
  one(
    db,
    `SELECT count(*)::int AS value FROM (
       SELECT user_id FROM passes WHERE state = 'redeemed' AND ${between('redeemed_at')}
       INTERSECT
       SELECT user_id FROM passes WHERE state = 'redeemed' AND ${DAY('redeemed_at')} BETWEEN $1::date - 60 AND $1::date - 1) AS back`,
    [from, to],
  );

export const held = (db: pg.Pool): Promise<number> =>
  one(
    db,
    `SELECT coalesce(-sum(e.paisa), 0)::float8 AS value FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.code LIKE 'vendor:%'`,
    [],
  );

export const promised = (db: pg.Pool): Promise<number> =>
  one(
    db,
    `SELECT coalesce(sum(r.paisa), 0)::float8 AS value FROM refunds r JOIN payments p ON p.id = r.payment_id
     WHERE r.completed_at IS NULL AND r.state <> 'sending' AND NOT p.is_test`,
    [],
  );

/** Redemptions and charged rupees of a business. */
export const usesOf = async (
  db: pg.Pool,
  vendor: number,
  from: string,
  to: string,
): Promise<[number, number]> => {
  const { rows } = await db.query<{ uses: number; sum: number }>(
    `SELECT count(*)::int AS uses, coalesce(sum(amount), 0)::int AS sum FROM passes
     WHERE vendor_id = $3 AND state = 'redeemed' AND ${between('redeemed_at')}`,
    [from, to, vendor],
  );
  return [rows[0]?.uses ?? 0, rows[0]?.sum ?? 0];
};

/** Customers of a business in a period by whether they used one of its codes before. */
export const customersOf = async (
  db: pg.Pool,
  vendor: number,
  from: string,
  to: string,
): Promise<[number, number]> => {
  const { rows } = await db.query<{ known: boolean; people: number }>(
    `SELECT first < $1::date AS known, count(*)::int AS people FROM (
       SELECT min(${DAY('redeemed_at')}) AS first, max(${DAY('redeemed_at')}) FILTER (WHERE ${between('redeemed_at')}) AS last
       FROM passes WHERE vendor_id = $3 AND state = 'redeemed' GROUP BY user_id) AS each
     WHERE last IS NOT NULL GROUP BY 1`,
    [from, to, vendor],
  );
  const of = (known: boolean) => rows.find((row) => row.known === known)?.people ?? 0;
  return [of(false), of(true)];
};
