import { Transactions } from '../../../src/common/transactions/transactions.js';
import type { SystemHealthView } from '../../../src/modules/admin/overview/overview.view.js';
import { Retention } from '../../../src/common/retention/retention.js';
import { RetentionJob } from '../../../src/common/retention/retention.job.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Person, World } from '../../support/world.js';

describe('the deletion of old rows', () => {
  let running: RunningApp;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    admin = await new World(running.database, running.url).admin();
  });

  afterAll(() => running.stop());

  const sql = (text: string) => running.database.query<{ count: number }>(text);
  const tidy = (): Promise<void> => running.app.get(RetentionJob).run();
  const tasks = async (): Promise<SystemHealthView['cleanup']> =>
    (await admin.client.get<SystemHealthView>('/api/admin/overview/health')).body.cleanup;
  const oldTokens = `SELECT count(*)::int AS count FROM user_tokens WHERE expires_at < now()`;

  it('goes on with the other tasks when one fails, and says which one does', async () => {
    await sql(`CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'canceled by a test'; END $$;
      CREATE TRIGGER never BEFORE DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION never();
      INSERT INTO sessions (sid, user_id, sess, expire) VALUES ('old', ${admin.id}, '{}', now() - interval '1 day');
      INSERT INTO user_tokens (user_id, purpose, token_hash, expires_at)
        VALUES (${admin.id}, 'reset-password', '\\x00', now() - interval '1 day')`);
    await tidy();
    expect((await sql(oldTokens)).rows).toEqual([{ count: 0 }]);
    expect((await tasks()).filter(({ failingSince }) => failingSince !== null)).toEqual([
      { name: 'sessions', doneAt: null, failingSince: expect.any(String), lastError: 'canceled by a test' },
    ]);
    await sql('DROP TRIGGER never ON sessions');
    await tidy();
    expect((await tasks()).map(({ name, lastError }) => [name, lastError])).toEqual([
      ['counter-entries', null],
      ['counter-overrides', null],
      ['counter-proofs', null],
      ['counter-shifts', null],
      ['counter-takings', null],
      ['deal-alerts', null],
      ['email-changes', null],
      ['idempotency-keys', null],
      ['invite-links', null],
      ['invite-rewards', null],
      ['known-devices', null],
      ['lookup-words', null],
      ['outbox', null],
      ['passkey-challenges', null],
      ['payer-marks', null],
      ['pending-decisions', null],
      ['rate-limits', null],
      ['release-failures', null],
      ['release-views', null],
      ['search-misses', null],
      ['sent-mails', null],
      ['sent-pushes', null],
      ['sent-text-messages', null],
      ['sessions', null],
      ['sign-in-codes', null],
      ['staff-pins', null],
      ['test-passes', null],
      ['text-message-days', null],
      ['user-tokens', null],
      ['web-vitals', null],
      ['webhook-deliveries', null],
      ['webhook-endpoints', null],
      ['work-claims', null],
    ]);
  });
});

describe('the deletion of old rows, when a statement exceeds its time limit', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp({ LONG_REQUEST_TIMEOUT_MS: '300' });
  });

  afterAll(() => running.stop());

  it('goes on with the other tasks', async () => {
    const { app, database } = running;
    app
      .get(Retention)
      .register(
        { name: 'too-slow', table: 'rate_limits', condition: 'pg_sleep(2) IS NULL' },
        { name: 'after-it', table: 'rate_limits', condition: 'expire < 0' },
      );
    await database.query(`INSERT INTO rate_limits (key, points, expire) VALUES ('one', 1, 9e15)`);
    await database.query('DELETE FROM cleanup_tasks');
    await app.get(RetentionJob).run();
    const { rules } = app.get(Retention);
    const { rows } = await database.query<{ name: string; isFailing: boolean }>(
      `SELECT name, failing_since IS NOT NULL AS "isFailing" FROM cleanup_tasks`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(rules.map(({ name }) => name).sort());
    expect(rows.filter(({ isFailing }) => isFailing)).toEqual([{ name: 'too-slow', isFailing: true }]);
    await database.query('DELETE FROM rate_limits');
  });
});

describe('the counters of rate limits that instances share', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp({ RATE_LIMIT_STORE: 'postgres' });
  });

  afterAll(() => running.stop());

  it('are deleted an hour after their window, and only then', async () => {
    const { client, database } = running;
    const counters = async (): Promise<number> =>
      (await database.query<{ count: number }>('SELECT count(*)::int AS count FROM rate_limits')).rows[0]
        ?.count ?? 0;
    await client().post('/api/newsletter', { email: 'asha@example.com' });
    const made = await counters();
    expect(made).toBeGreaterThan(0);
    await running.app.get(RetentionJob).run();
    expect(await counters()).toBe(made);
    await database.query('UPDATE rate_limits SET expire = expire - 2 * 3600000');
    await running.app.get(RetentionJob).run();
    expect(await counters()).toBe(0);
  });
});

describe('a savepoint', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp();
  });

  afterAll(() => running.stop());

  it('that is rolled back drops what was to be done after the commit', async () => {
    const transactions = running.app.get(Transactions);
    const done: string[] = [];
    await transactions.run(async () => {
      transactions.afterCommit(() => done.push('before'));
      await transactions
        .nested(async () => {
          transactions.afterCommit(() => done.push('within'));
          throw new Error('taken back');
        })
        .catch(() => undefined);
      transactions.afterCommit(() => done.push('afterwards'));
    });
    expect(done).toEqual(['before', 'afterwards']);
  });
});
