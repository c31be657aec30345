import { v7 as uuidv7 } from 'uuid';
import { PassCodes } from '../../../src/modules/redemptions/index.js';
import { minute } from '../offline-counter.fixture.js';
import { running, setUp, shop, tearDown, world } from '../passes.fixture.js';
import { RealCounter } from './real-counter.fixture.js';

const ENTRIES = process.env['LONG_RUN'] === '1' ? 500 : 120;
/** Highest allowance of a device per deal (rule OF4). */
const ALLOWANCE = 200;
const DEALS = Math.ceil(ENTRIES / ALLOWANCE);
const SENT_WITHIN_MS = 30_000;

/** Issues open passes of the deals in turn, each to a customer of its own, and returns their signed texts. */
async function tokensOf(dealIds: readonly number[]): Promise<string[]> {
  const codes = running.app.get(PassCodes);
  const [issuedAt, expiresAt] = [new Date(Date.now() - 60 * minute), new Date(Date.now() + 600 * minute)];
  const { rows } = await running.database.query<{ id: number }>(
    `INSERT INTO users (email, first_name, last_name, phone, city, password, role, email_verified_at)
     SELECT 'queue' || n || '@example.com', 'Maya', 'Rai', '9800000000', 'Kathmandu', 'none', 'customer', now()
     FROM generate_series(1, $1) n RETURNING id`,
    [ENTRIES],
  );
  const passes = rows.map(({ id: userId }, index) => {
    const id = uuidv7();
    const dealId = dealIds[index % dealIds.length] as number;
    const codeHash = codes.hashOf(id);
    const facts = { publicId: id, dealId, vendorId: shop.id, codeHash, issuedAt, expiresAt };
    const row = { id, user_id: userId, deal_id: dealId, hash: codeHash.toString('hex') };
    return { token: codes.qrText(facts).split('#')[1] as string, row };
  });
  await running.database.query(
    `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, issued_at, expires_at, state, terms)
     SELECT one.id, one.user_id, one.deal_id, $1, decode(one.hash, 'hex'), $2, $3, 'issued', d.terms_now
     FROM jsonb_to_recordset($4) AS one (id uuid, user_id int, deal_id int, hash text) JOIN deal_facts d ON d.id = one.deal_id`,
    [shop.id, issuedAt, expiresAt, JSON.stringify(passes.map(({ row }) => row))],
  );
  return passes.map(({ token }) => token);
}

describe('a long queue of a counter without a network', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  it(`sends ${ENTRIES} acceptances in under ${SENT_WITHIN_MS / 1_000} s, and all count`, async () => {
    const dealIds: number[] = [];
    for (let n = 0; n < DEALS; n++) dealIds.push(await world.deal(shop));
    const tokens = await tokensOf(dealIds);
    const around = { now: () => Date.now(), skew: 0, random: () => 0.5 };
    const counter = await RealCounter.enrol(shop.branchId, around);
    const raised = await shop.owner.client.patch(`/api/counter/devices/${counter.id}`, {
      offlineLimit: ALLOWANCE,
    });
    expect(raised.status).toBe(200);
    await counter.fetchPack();
    for (const token of tokens) expect(await counter.accept(token)).toHaveProperty('number');

    const since = performance.now();
    await counter.sendAll(0);
    const ms = Math.round(performance.now() - since);
    // A slow run on a busy machine causes a warning instead of a failure.
    if (ms > SENT_WITHIN_MS) process.stderr.write(`${ENTRIES} acceptances took ${ms} ms to send.\n`);

    const outcomes = (await counter.entries()).map(({ result }) => result?.outcome);
    expect(outcomes).toEqual(Array.from({ length: ENTRIES }, () => 'confirmed'));
    const { rows } = await running.database.query<{ used: number }>(
      `SELECT count(*)::int AS used FROM passes WHERE state = 'redeemed'`,
    );
    expect(rows[0]?.used).toBe(ENTRIES);
  }, 120_000);
});
