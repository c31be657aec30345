import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Product under test. `EDGE_URL` is the public address, `EDGE_ORIGIN` the origin of its PUBLIC_URL (default: that of EDGE_URL),
 * and `EDGE_DATABASE_URL` the database in which hidden requests would insert a row.
 */
export const target = new URL(required('EDGE_URL'));
export const origin = process.env.EDGE_ORIGIN ?? target.origin;

export function required(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; npm run edge sets it`);
  return value;
}

/** Runs the work with a connection to the product's database. */
async function withDatabase(work) {
  const client = new pg.Client(required('EDGE_DATABASE_URL'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the number of these e-mail addresses that are newsletter subscribers. */
export const countSubscribers = (emails) =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      'SELECT count(*)::int AS count FROM newsletter_subscribers WHERE email = ANY ($1)',
      [emails],
    );
    return rows[0].count;
  });

const ADD_KEY = `
  WITH owner AS (
    INSERT INTO users (email, first_name, last_name, role) VALUES ('key-' || $2 || '@edge.example', 'Sujata', 'Rai', 'vendor') RETURNING id
  ), business AS (
    INSERT INTO vendors (user_id, slug, business_name, category, description)
    SELECT id, 'edge-' || $2, 'Edge Momo', 'Dining', 'Momo, steamed and fried.' FROM owner RETURNING id, user_id
  )
  INSERT INTO api_keys (vendor_id, name, secret_hash, last_four, scopes, version, created_by)
  SELECT id, 'Edge', $1, right($2, 4), $3, '2026-11-22', user_id FROM business`;

/** Adds a business with an API key, and returns the key. */
export const addKey = (scopes) =>
  withDatabase(async (client) => {
    const characters = randomBytes(24).toString('hex');
    const key = `dob_live_${characters}`;
    await client.query(ADD_KEY, [createHash('sha256').update(key).digest(), characters, scopes]);
    return key;
  });

let canaries = 0;

/** Returns a unique e-mail address for a request that must not be executed. */
export const canaryEmail = () => `canary-${process.pid}-${Date.now()}-${++canaries}@edge.example`;
