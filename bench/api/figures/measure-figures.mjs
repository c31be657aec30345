import { createHash } from 'node:crypto';
import pg from 'pg';
import { FIGURES } from './figures.mjs';
import { assertAnswered, load } from '../../lib/load.mjs';
import { median } from '../../lib/median.mjs';
import { findFreePort } from '../../../scripts/run/ports.mjs';
import { say } from '../../../scripts/run/terminal.mjs';

const ROUNDS = 3;
const stored = (sid) => createHash('sha256').update(sid).digest('base64url');

const PEOPLE = {
  customers: `SELECT DISTINCT p.user_id AS id FROM passes p ORDER BY 1 LIMIT 200`,
  owners: `SELECT m.user_id AS id FROM staff_members m JOIN vendors v ON v.id = m.vendor_id WHERE m.role = 'owner' AND v.status = 'verified' ORDER BY 1 LIMIT 200`,
  admins: `SELECT id FROM users WHERE role = 'admin' ORDER BY id LIMIT 1`,
};
const SESSIONS = `
  INSERT INTO sessions (sid, user_id, sess, expire) SELECT sid, user_id, '{}', now() + interval '1 day' FROM unnest($1::text[], $2::int[]) AS s(sid, user_id)
  ON CONFLICT (sid) DO UPDATE SET expire = excluded.expire`;
const IDS = `SELECT id FROM baseline.deals ORDER BY md5(id::text) LIMIT 20000`;
const CURSOR = `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, id FROM baseline.deals ORDER BY created_at DESC, id DESC OFFSET $1 LIMIT 1`;

/** A deal that was not chosen by the last runs, and the owner of its business. */
const COUNTER_DEAL = `
  SELECT d.id, m.user_id AS owner FROM listed_deals d JOIN vendors v ON v.id = d.vendor_id JOIN staff_members m ON m.vendor_id = v.id AND m.role = 'owner'
  WHERE v.slug LIKE 'scale-%' AND d.sale_mode = 'counter' AND NOT EXISTS (SELECT 1 FROM passes p WHERE p.deal_id = d.id) ORDER BY random() LIMIT 1`;

/** Issues passes of one deal. @returns their codes */
async function issueCodes({ address }, { cookies, dealId }) {
  const codes = [];
  for (const cookie of cookies.customers.slice(0, 40)) {
    const headers = { cookie, origin: address, 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/redemptions`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ dealId }),
    });
    if (answer.status === 201) codes.push((await answer.json()).code);
  }
  if (codes.length === 0) throw new Error('No pass was issued for the counter.');
  return codes;
}

async function placeOf(ownerUrl) {
  const db = new pg.Client({ connectionString: ownerUrl });
  await db.connect();
  const cookies = {};
  const [{ id: dealId, owner }] = (await db.query(COUNTER_DEAL)).rows;
  const people = { ...PEOPLE, counter: `SELECT ${owner} AS id` };
  for (const [name, chosen] of Object.entries(people)) {
    const ids = (await db.query(chosen)).rows.map(({ id }) => id);
    const sids = ids.map((id) => `figures-${name}-${id}`);
    await db.query(SESSIONS, [sids.map(stored), ids]);
    cookies[name] = sids.map((sid) => `dobbar_sid=${sid}`);
  }
  const cursorAt = async (offset) => {
    const { at, id } = (await db.query(CURSOR, [offset])).rows[0];
    return Buffer.from(JSON.stringify([at, id])).toString('base64url');
  };
  const [second, fiftieth] = [await cursorAt(23), await cursorAt(49 * 24 - 1)];
  const ids = (await db.query(IDS)).rows.map(({ id }) => id);
  await db.end();
  return { cookies, second, fiftieth, ids, dealId };
}

/** Requests of a figure, each with the next number. */
function requestsOf(figure, server, place, extra = '') {
  let asked = 0;
  return () => {
    asked += 1;
    const cookies = figure.as && place.cookies[figure.as];
    return {
      path: figure.path(asked, place) + extra,
      method: figure.method ?? 'GET',
      headers: {
        ...(cookies && { cookie: cookies[asked % cookies.length] }),
        ...(figure.body && { 'content-type': 'application/json', origin: server.address }),
      },
      ...(figure.body && { body: JSON.stringify(figure.body(asked, place)) }),
    };
  };
}

/**
 * Measures all figures with one number of deals: product and baseline in turns, three rounds, medians.
 * @returns by name: processor milliseconds of the product (server and PostgreSQL), and the ratio to the baseline; `failed` with infinite values
 *   if requests failed
 */
export async function measureFigures({ settings, programs, backend, postgres }, { amount, wanted }) {
  const started = await programs.start(backend);
  const product = {
    address: `http://127.0.0.1:${settings.ports.BACKEND_PORT}`,
    serverPid: started.pid,
    postgresPid: postgres.pid,
  };
  const port = await findFreePort();
  const script = ['bench/api/baselines/independent.mjs', String(port)];
  const address = `http://127.0.0.1:${port}`;
  const { pid } = await programs.start({
    name: 'independent baseline',
    script,
    readyUrl: `${address}/api/deals`,
  });
  const baseline = { address, serverPid: pid, postgresPid: postgres.pid };
  const found = await placeOf(postgres.superuserUrl);
  const place = { ...found, codes: await issueCodes(product, found) };
  const results = new Map();
  for (const figure of FIGURES.filter(({ name }) => !wanted || name.includes(wanted))) {
    const share = figure.slow ? Math.ceil(amount / 8) : amount;
    const result = await measured(figure, { product, baseline, place, amount: share });
    results.set(figure.name, result);
    say(`  · ${figure.name}: ${described(result)}`);
  }
  await programs.end('independent baseline');
  await programs.end(backend.name);
  return results;
}

function described({ server, database, ratio, failed }) {
  if (failed) return failed;
  const times = `${server.toFixed(2)} + ${database.toFixed(2)} ms`;
  return ratio === undefined ? times : `${times}, ${ratio.toFixed(1)} × the baseline`;
}

/** A figure whose requests fail misses its targets; the others are measured nevertheless. */
async function measured(figure, options) {
  try {
    return await measure(figure, options);
  } catch (error) {
    return { failed: error.message, both: Infinity, server: Infinity, database: Infinity, ratio: Infinity };
  }
}

async function measure(figure, { product, baseline, place, amount }) {
  const isCompared = figure.baseline !== false;
  const ofProduct = requestsOf(figure, product, place);
  const ofBaseline = requestsOf(figure, baseline, place, figure.baselineQuery);
  const warm = Math.ceil(amount / 4);
  await load({ ...product, amount: warm, next: ofProduct });
  if (isCompared) await load({ ...baseline, amount: warm, next: ofBaseline });
  const own = [];
  const least = [];
  for (let round = 0; round < ROUNDS; round++) {
    if (isCompared) {
      const seen = await load({ ...baseline, amount, next: ofBaseline });
      assertAnswered(seen, 200, `the baseline of "${figure.name}"`);
      least.push(seen.both);
    }
    const seen = await load({ ...product, amount, next: ofProduct });
    assertAnswered(seen, figure.status ?? 200, `"${figure.name}"`);
    own.push(seen);
  }
  const both = median(own.map((seen) => seen.both));
  const { server, database } = own.find((seen) => seen.both === both);
  const ratios = own.map((seen, round) => seen.both / least[round]);
  return { both, server, database, ...(isCompared && { baseline: median(least), ratio: median(ratios) }) };
}
