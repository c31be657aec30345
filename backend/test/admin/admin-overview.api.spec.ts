import { jest } from '@jest/globals';
import { RetentionJob } from '../../src/common/retention/retention.job.js';
import { Clock } from '../../src/common/time/clock.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { statementsDuring } from '../support/statements.js';
import { type Business, type Person, World } from '../support/world.js';

interface Queue {
  count: number;
  oldestAt: string | null;
}
type Waiting = Record<
  'deals' | 'revisions' | 'vendors' | 'reviews' | 'messages' | 'payments' | 'refunds' | 'approvals',
  Queue
> & {
  totalUsers: number;
};
interface Figures {
  signUps: number;
  passesIssued: number;
  passesUsed: number;
  dealsSubmitted: number;
  reviews: number;
}
interface Activity {
  at: string;
  today: Figures;
  weekBefore: Figures;
  days: (Figures & { date: string })[];
}
interface Health {
  database: { version: string; bytes: number };
  events: { waiting: number; lagSeconds: number; failing: number; stuck: number; lastError: string | null };
  mail: { lastSentAt: string | null; sentToday: number; failing: number };
  cache: { isUsable: boolean; entries: number };
  server: { version: string; uptimeSeconds: number };
}

const NONE: Figures = { signUps: 0, passesIssued: 0, passesUsed: 0, dealsSubmitted: 0, reviews: 0 };

describe('the overview of the console', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;
  let shop: Business;
  let deal: number;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    admin = await world.admin();
    shop = await world.business();
    deal = await world.deal(shop);
  });

  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    // Deletes rows that were inserted only for the counts, without ledger entries.
    await running.database.query('DELETE FROM refunds; DELETE FROM payments');
    await running.stop();
  });

  const read = async <T>(path = ''): Promise<T> =>
    (await admin.client.get<T>(`/api/admin/overview${path}`)).body;
  const sql = (text: string, values: unknown[] = []) => running.database.query(text, values);

  async function addWaitingDealsAndBusinesses(): Promise<void> {
    for (const submitted of ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'])
      await world.deal(shop, { moderation_status: 'pending', submitted_at: submitted });
    await sql(
      `INSERT INTO deal_revisions (deal_id, changes, submitted_at) VALUES ($1, '{}', '2026-11-03T00:00:00Z')`,
      [deal],
    );
    const pending = await world.business({ status: 'pending' });
    await sql(`UPDATE vendors SET submitted_at = '2026-11-04T00:00:00Z' WHERE id = $1`, [pending.id]);
    const unproved = await world.business({ status: 'pending' });
    await sql('UPDATE users SET email_verified_at = NULL WHERE id = $1', [unproved.owner.id]);
  }

  async function addReportsAndMessages(writer: Person): Promise<void> {
    const { rows } = await sql(
      `INSERT INTO reviews (user_id, deal_id, rating) VALUES ($1, $2, 2) RETURNING id`,
      [writer.id, deal],
    );
    for (const day of ['2026-11-05', '2026-11-06'])
      await sql(
        `INSERT INTO review_reports (review_id, user_id, reason, created_at) VALUES ($1, $2, 'spam', $3)`,
        [(rows[0] as { id: number }).id, (await world.person()).id, `${day}T00:00:00Z`],
      );
    await sql(
      `INSERT INTO support_messages (kind, name, email, subject, message, language, state, created_at)
       SELECT 'contact', 'Sita', 'sita@example.com', 'Hours', 'When are you open?', 'en', state, '2026-11-07T00:00:00Z'
       FROM unnest(ARRAY['new', 'answered']) AS state`,
    );
  }

  async function addPaymentsAndApprovals(writer: Person): Promise<void> {
    await sql(
      `WITH paid AS (
         INSERT INTO payments (public_id, user_id, purpose, purpose_id, gateway, paisa, state, reference, transaction_id, refunded_paisa, expires_at,
           completed_at, mismatched_at, created_at)
         SELECT gen_random_uuid(), $1, 'order', gen_random_uuid(), gateway, 50000, state, 'waiting ' || n, CASE WHEN done IS NOT NULL THEN 'T-' || n END,
           CASE WHEN done IS NULL THEN 0 ELSE 50000 END, now(), done, mismatched, created
         FROM (VALUES (1, 'bank-transfer', 'pending', NULL::timestamptz, NULL::timestamptz, timestamptz '2026-11-08T00:00:00Z'),
           (2, 'khalti', 'failed', NULL, '2026-11-09T00:00:00Z', '2026-11-01T00:00:00Z'),
           (3, 'khalti', 'failed', NULL, NULL, '2026-11-01T00:00:00Z'),
           (4, 'khalti', 'pending', NULL, NULL, now()),
           (5, 'esewa', 'completed', '2026-11-09T00:00:00Z', NULL, '2026-11-09T00:00:00Z')) AS p (n, gateway, state, done, mismatched, created)
         RETURNING id, completed_at)
       INSERT INTO refunds (public_id, payment_id, paisa, state, cause, manual_reason, created_at)
       SELECT gen_random_uuid(), id, 25000, state, 'customer', 'By hand.', '2026-11-10T00:00:00Z' FROM paid, unnest(ARRAY['manual', 'requested']) AS state
       WHERE completed_at IS NOT NULL`,
      [writer.id],
    );
    await sql(
      `INSERT INTO approvals (public_id, kind, subject_id, paisa, request, requested_by, requested_at, expires_at)
       SELECT gen_random_uuid(), 'payout', n, 6000000, '{}', $1, '2026-11-11T00:00:00Z', now() + (n || ' days')::interval FROM unnest(ARRAY['0', '1']) AS n`,
      [writer.id],
    );
  }

  it('says what waits and since when, in one statement (OV1)', async () => {
    const before = await read<Waiting>();
    expect([before.deals, before.reviews]).toEqual([
      { count: 0, oldestAt: null },
      { count: 0, oldestAt: null },
    ]);
    const writer = await world.person();
    await addWaitingDealsAndBusinesses();
    await addReportsAndMessages(writer);
    await addPaymentsAndApprovals(writer);
    const { result, statements } = await statementsDuring(running, () => read<Waiting>());
    expect(result).toEqual({
      totalUsers: expect.any(Number) as number,
      deals: { count: 2, oldestAt: '2026-11-01T00:00:00.000Z' },
      revisions: { count: 1, oldestAt: '2026-11-03T00:00:00.000Z' },
      vendors: { count: 1, oldestAt: '2026-11-04T00:00:00.000Z' },
      reviews: { count: 1, oldestAt: '2026-11-05T00:00:00.000Z' },
      messages: { count: 1, oldestAt: '2026-11-07T00:00:00.000Z' },
      payments: { count: 2, oldestAt: '2026-11-08T00:00:00.000Z' },
      refunds: { count: 1, oldestAt: '2026-11-10T00:00:00.000Z' },
      approvals: { count: 1, oldestAt: '2026-11-11T00:00:00.000Z' },
    });
    expect(statements.filter((one) => !one.includes('FROM live_sessions'))).toHaveLength(1);
  });

  it('compares today with the same weekday a week before, until the same time of day in Nepal (OV2)', async () => {
    // 10:00 in Nepal on a day without other data; midnight was at 18:15 in UTC.
    jest.spyOn(running.app.get(Clock), 'now').mockReturnValue(new Date('2025-06-17T04:15:00Z'));
    const visitor = await world.person();
    const pass = (state: string, issued: string, redeemed: string | null) =>
      sql(
        `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount,
           voided_at, void_reason)
         VALUES (gen_random_uuid(), $1, $2, $3, decode(md5(random()::text), 'hex'), $4, $5, '2025-12-01', $6, $7, $8, $9, $10)`,
        [
          visitor.id,
          deal,
          shop.id,
          state,
          issued,
          redeemed,
          redeemed && shop.owner.id,
          redeemed && 500,
          state === 'voided' ? redeemed : null,
          state === 'voided' ? 'A mistake' : null,
        ],
      );
    await pass('redeemed', '2025-06-16T18:14:59.999Z', '2025-06-16T18:15:00Z');
    await pass('voided', '2025-06-17T01:00:00Z', '2025-06-17T02:00:00Z');
    await pass('redeemed', '2025-06-10T04:14:00Z', '2025-06-10T04:15:01Z');
    await sql(`UPDATE users SET created_at = '2025-06-09T18:15:00Z' WHERE id = $1`, [visitor.id]);
    await world.deal(shop, { submitted_at: '2025-06-04T10:00:00Z' });
    await sql(
      `INSERT INTO reviews (user_id, deal_id, rating, created_at) VALUES ($1, $2, 5, '2025-06-17T04:00:00Z')`,
      [visitor.id, deal],
    );
    const { result, statements } = await statementsDuring(running, () => read<Activity>('/activity'));
    expect(result.at).toBe('2025-06-17T04:15:00.000Z');
    expect(result.today).toEqual({ ...NONE, passesIssued: 1, passesUsed: 1, reviews: 1 });
    expect(result.weekBefore).toEqual({ ...NONE, signUps: 1, passesIssued: 1 });
    expect(result.days.map(({ date }) => date).filter((_, n) => n % 13 === 0)).toEqual([
      '2025-06-04',
      '2025-06-17',
    ]);
    expect(result.days).toHaveLength(14);
    expect(result.days.find(({ date }) => date === '2025-06-16')).toMatchObject({
      passesIssued: 1,
      passesUsed: 0,
    });
    expect(result.days.find(({ date }) => date === '2025-06-10')).toMatchObject({
      signUps: 1,
      passesUsed: 1,
    });
    expect(result.days[0]).toMatchObject({ dealsSubmitted: 1 });
    expect(statements.filter((one) => !one.includes('FROM live_sessions'))).toHaveLength(1);
  });

  it('says how events and mail are: what waits, what fails, and when mail last left (OV3)', async () => {
    await running.deliverEvents();
    const client = running.client();
    const { status } = await client.post('/api/customers/signup', {
      firstName: 'Sita',
      lastName: 'Rai',
      email: 'sita.rai@example.com',
      password: 'two plates of momo',
      phone: '9800000000',
      city: 'Kathmandu',
    });
    expect(status).toBe(201);
    const waiting = await read<Health>('/health');
    expect(waiting.events).toMatchObject({ failing: 0, stuck: 0, lastError: null });
    expect(waiting.events.waiting).toBeGreaterThan(0);
    await running.deliverEvents();
    const sent = await read<Health>('/health');
    expect(sent.events).toMatchObject({ waiting: 0, lagSeconds: 0 });
    expect(sent.mail).toMatchObject({ sentToday: 1, failing: 0 });
    expect(Date.parse(sent.mail.lastSentAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await sql(
      `INSERT INTO outbox (type, payload, created_at, due_at, attempts, last_error) VALUES
         ('user.signed-up', '{}', now() - interval '2 hours', now() + interval '1 hour', 13, 'verification-mail: MailNotSent: connect ECONNREFUSED'),
         ('deal.approved', '{}', now() - interval '1 hour', now() + interval '1 hour', 1, 'inbox: Error: away')`,
    );
    const failing = await read<Health>('/health');
    expect(failing.events).toMatchObject({
      waiting: 2,
      failing: 2,
      stuck: 1,
      lastError: 'verification-mail: MailNotSent: connect ECONNREFUSED',
    });
    expect(failing.events.lagSeconds).toBeGreaterThanOrEqual(7_200);
    expect(failing.mail.failing).toBe(1);
    expect(failing.server.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(failing.database.version).toMatch(/^18/);
    expect(failing.database.bytes).toBeGreaterThan(1_000_000);
    expect(failing.cache.isUsable).toBe(true);
  });

  it('remembers when the last mail left, however long ago, and forgets the others', async () => {
    await sql(`UPDATE sent_mails SET sent_at = now() - interval '9 days'`);
    await sql(`INSERT INTO sent_mails (id, sent_at) VALUES ('older', now() - interval '20 days')`);
    await running.app.get(RetentionJob).run();
    const { rows } = await sql('SELECT id FROM sent_mails');
    expect(rows).toHaveLength(1);
    expect((await read<Health>('/health')).mail.sentToday).toBe(0);
  });

  it.each(['', '/activity', '/health'])('is for admins alone: %s', async (path) => {
    expect((await running.client().get(`/api/admin/overview${path}`)).status).toBe(401);
    for (const person of [await world.person(), shop.owner, await world.staff(shop)])
      expect((await person.client.get(`/api/admin/overview${path}`)).status).toBe(403);
  });
});
