import { createHash } from 'node:crypto';
import pg from 'pg';

const stored = (sid) => createHash('sha256').update(sid).digest('base64url');

const CUSTOMERS = `
  INSERT INTO users (email, email_verified_at, first_name, last_name, password)
  SELECT 'crowd' || n || '@example.com', now(), 'Customer', n::text, '-' FROM generate_series(1, $1::int) n RETURNING id`;
const SESSIONS = `
  INSERT INTO sessions (sid, user_id, sess, expire)
  SELECT sid, user_id, '{}', now() + interval '1 day' FROM unnest($1::text[], $2::int[]) AS s(sid, user_id)`;
const DEALS = `
  SELECT d.id, m.user_id AS owner FROM listed_deals d JOIN vendors v ON v.id = d.vendor_id
  JOIN staff_members m ON m.vendor_id = v.id AND m.role = 'owner'
  WHERE v.slug LIKE 'scale-%' AND d.sale_mode = 'counter' ORDER BY d.id LIMIT 2`;
const CAP = `UPDATE deal_capacities SET total_limit = $2, daily_limit = NULL WHERE deal_id = $1`;
const TAKEN = `SELECT count(*)::int AS taken FROM passes WHERE deal_id = $1`;

/** Creates signed-in customers and two deals that all of them redeem. */
export async function makeLoadUsers(ownerUrl, size) {
  const db = new pg.Client({ connectionString: ownerUrl });
  await db.connect();
  const signIn = async (userIds, name) => {
    const sids = userIds.map((id) => `${name}-${id}`);
    await db.query(SESSIONS, [sids.map(stored), userIds]);
    return sids.map((sid) => `dobbar_sid=${sid}`);
  };
  const { rows: customers } = await db.query(CUSTOMERS, [size]);
  const cookies = await signIn(
    customers.map(({ id }) => id),
    'customer',
  );
  const { rows: deals } = await db.query(DEALS);
  const [counter] = await signIn([deals[0].owner], 'counter');
  return {
    cookies,
    counter,
    deals: deals.map(({ id }) => id),
    cap: (dealId, places) => db.query(CAP, [dealId, places]),
    taken: async (dealId) => (await db.query(TAKEN, [dealId])).rows[0].taken,
    settle: () => db.query('ANALYZE passes, users, sessions'),
    leave: () => db.end(),
  };
}
