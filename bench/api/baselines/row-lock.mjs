// Issues passes with a row lock: locks the deal, counts its passes, inserts and commits. Correct, but slow for a popular deal.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';

const [port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });

const SESSION = `SELECT u.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.sid = $1 AND s.expire > now()`;
const LOCK = `SELECT d.vendor_id, cap.total_limit FROM deals d JOIN deal_capacities cap ON cap.deal_id = d.id WHERE d.id = $1 FOR UPDATE`;
const COUNT = `SELECT count(*)::int AS taken FROM passes WHERE deal_id = $1 AND state IN ('issued', 'redeemed')`;
const OWN = `SELECT count(*)::int AS own FROM passes WHERE deal_id = $1 AND user_id = $2 AND state IN ('issued', 'redeemed')`;
const INSERT = `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, slot, code_hash, issued_at, expires_at)
  VALUES ($1, $2, $3, $4, 1, $5, now(), now() + interval '1 day') RETURNING *`;

async function issue(client, userId, dealId) {
  const [deal] = (await client.query(LOCK, [dealId])).rows;
  const [{ own }] = (await client.query(OWN, [dealId, userId])).rows;
  const [{ taken }] = (await client.query(COUNT, [dealId])).rows;
  if (own > 0 || taken >= deal.total_limit) return undefined;
  const pass = [randomUUID(), userId, dealId, deal.vendor_id, randomBytes(32)];
  return (await client.query(INSERT, pass)).rows[0];
}

async function answer(sid, dealId) {
  const client = await pool.connect();
  try {
    const [user] = (await client.query(SESSION, [createHash('sha256').update(sid).digest('base64url')])).rows;
    await client.query('BEGIN');
    const pass = await issue(client, user.id, dealId);
    await client.query(pass ? 'COMMIT' : 'ROLLBACK');
    return pass;
  } finally {
    client.release();
  }
}

http
  .createServer(async (request, response) => {
    if (request.method === 'GET') return response.end('{}');
    let text = '';
    for await (const piece of request) text += piece;
    const pass = await answer(/dobbar_sid=([^;]+)/.exec(request.headers.cookie)[1], JSON.parse(text).dealId);
    response.writeHead(pass ? 201 : 409, { 'content-type': 'application/json' });
    response.end(JSON.stringify(pass ?? { code: 'deal.sold-out' }));
  })
  .listen(Number(port), '127.0.0.1');
