import { EventConsumers } from '../../../src/common/outbox/event-consumers.js';
import { Outbox } from '../../../src/common/outbox/outbox.js';
import { Transactions } from '../../../src/common/transactions/transactions.js';
import { AuditService } from '../../../src/modules/audit/index.js';
import { migrate } from '../../../src/database/migrate.js';
import { type EmptyPlace, emptyPlace } from '../../support/database/restored-copy.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

/** Last migration before partitions. */
const BEFORE = 'FewerDealIndexes1771200610000';
const MANY = process.env['LONG_RUN'] ? 1_000_000 : 100_000;

/** Rights as the version before granted them. */
const grants = (role: string): string => `
  GRANT USAGE ON SCHEMA public TO ${role};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
  REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM ${role}`;

const WAITS = `SELECT 1 FROM pg_locks WHERE relation = 'deal_sightings'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`;

const WAITING = 5;

/** Delivered events, and some that wait. The id of one belongs by chance to a month with a partition. */
const OUTBOX = `
  INSERT INTO outbox (type, payload, created_at, delivered_at, routed_at)
    SELECT 'deal.approved', '{}', now() - interval '1 day', now(), now() FROM generate_series(1, ${MANY});
  INSERT INTO outbox_deliveries (event_id, consumer, lane, event_number, delivered_at) SELECT event_id, 'none', 'none', id, now() FROM outbox;
  INSERT INTO outbox (type, payload) SELECT 'deal.rejected', '{"dealId": 1}' FROM generate_series(1, ${WAITING} - 1);
  INSERT INTO outbox (event_id, type, payload)
    SELECT (lpad(to_hex((extract(epoch FROM now() + interval '200 days') * 1000)::bigint), 12, '0') || '4abc8abc0123456789ab')::uuid,
      'deal.rejected', '{"dealId": 1}'`;

const TABLES = ['deal_sightings', 'audit_log'];

describe('the migration of filled tables to partitions by month', () => {
  let place: EmptyPlace;
  let running: RunningApp;
  let dealId: number;
  let isRunning = false;
  const writes = { views: 0, entries: 0, events: 0 };
  const received: string[] = [];
  const failed: unknown[] = [];
  let longest = 0;

  const count = async (sql: string): Promise<number> => {
    const { rows } = await running.database.query<{ count: number }>(`SELECT count(*)::int ${sql}`);
    return rows[0]?.count as number;
  };

  beforeAll(async () => {
    place = await emptyPlace('months');
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    await migrate(owner, application, { upTo: BEFORE });
    await place.database.query(grants(new URL(application).username));
    running = await startApp(place.env);
    const world = new World(running.database, running.url);
    await world.catalog();
    dealId = await world.deal(await world.business());
    await running.database.query(
      `INSERT INTO deal_sightings (deal_id, day, kind, visitor, seen_at)
       SELECT $1, current_date - n % 90, 'view', decode(md5(n::text), 'hex'), now() - make_interval(days => n % 90) FROM generate_series(1, ${MANY}) AS n`,
      [dealId],
    );
    await running.database.query(OUTBOX);
    running.app.get(EventConsumers).on('deal.rejected', 'counting', (_payload, id) => {
      received.push(id);
      return Promise.resolve();
    });
    await running.database.query(
      `INSERT INTO audit_log (at, action, subject_type, subject_id)
       SELECT now() - make_interval(hours => ${MANY} - n), 'deal.approved', 'deal', n::text FROM generate_series(1, ${MANY}) AS n`,
    );
  }, 240_000);

  afterAll(async () => {
    await running.stop();
    await place.remove();
  });

  async function repeat(write: (turn: number) => Promise<boolean>): Promise<void> {
    for (let turn = 0; isRunning; turn++) {
      const began = performance.now();
      if (!(await write(turn).catch((error: unknown) => !failed.push(error)))) failed.push(turn);
      // Deliveries go on while events are published.
      if (write !== deliver) longest = Math.max(longest, performance.now() - began);
    }
  }

  /** Each request is of another visitor. */
  async function view(turn: number): Promise<boolean> {
    const agent = { 'user-agent': `Mozilla/5.0 (Linux; Android 14) Chrome/142.0 Mobile Safari/${turn}` };
    const { status } = await running
      .client()
      .post('/api/events', { events: [{ kind: 'view', dealId }] }, agent);
    writes.views++;
    return status === 204;
  }

  async function act(turn: number): Promise<boolean> {
    const entry = { actorId: null, action: 'deal.rejected', subjectType: 'deal', subjectId: turn };
    await running.app.get(AuditService).write(entry);
    writes.entries++;
    return true;
  }

  async function publish(turn: number): Promise<boolean> {
    const transactions = running.app.get(Transactions);
    await transactions.run(() => running.app.get(Outbox).publish('deal.rejected', { dealId: turn }));
    writes.events++;
    return true;
  }

  async function deliver(): Promise<boolean> {
    await running.deliverEvents();
    return true;
  }

  /** A transaction that has read both tables. It ends when the migration has waited for it and clients have written after that. */
  async function blockForAWhile(): Promise<void> {
    const reader = await running.database.connect();
    try {
      await reader.query('BEGIN; SELECT 1 FROM deal_sightings LIMIT 1; SELECT 1 FROM audit_log LIMIT 1');
      while ((await running.database.query(WAITS)).rowCount === 0 && isRunning) continue;
      const { views } = writes;
      while (writes.views < views + 20 && isRunning) await running.database.query('SELECT 1');
      await reader.query('COMMIT');
    } finally {
      reader.release();
    }
  }

  it('lets the version that serves write all the while, and loses nothing', async () => {
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    isRunning = true;
    const clients = [repeat(view), repeat(act), repeat(publish), repeat(deliver), blockForAWhile()];
    const ran = await migrate(owner, application).finally(() => (isRunning = false));
    await Promise.all(clients);
    expect(ran).toContain('OutboxByMonth1771200620300');
    expect(failed).toEqual([]);
    expect(writes.views).toBeGreaterThan(40);
    expect(await count('FROM deal_sightings')).toBe(MANY + writes.views);
    expect(await count('FROM audit_log')).toBe(MANY + writes.entries);
    // Slow responses on a busy machine cause a warning instead of a failure.
    if (longest > 1_500)
      process.stderr.write(`The slowest write beside the migration took ${Math.round(longest)} ms.\n`);
  }, 120_000);

  it('delivers each event once, also those with random ids that wait', async () => {
    await running.deliverEvents();
    expect(new Set(received).size).toBe(received.length);
    expect(received).toHaveLength(writes.events + WAITING);
    expect(await count('FROM outbox')).toBe(MANY + WAITING + writes.events);
    const ofMonth = `FROM outbox WHERE tableoid <> 'outbox_earlier'::regclass AND type = 'deal.rejected'`;
    expect(await count(ofMonth)).toBe(1);
    expect(await count('FROM outbox WHERE delivered_at IS NULL')).toBe(0);
    await expect(
      running.database.query(
        `INSERT INTO outbox (event_id, type, payload) SELECT event_id, type, payload FROM outbox WHERE type = 'deal.rejected'`,
      ),
    ).rejects.toThrow('duplicate key');
  });

  it('copies no row, and leaves every constraint validated', async () => {
    for (const table of TABLES)
      expect(await count(`FROM ${table} WHERE tableoid <> '${table}_earlier'::regclass`)).toBe(0);
    const ofTables = `IN (SELECT inhrelid FROM pg_inherits UNION SELECT partrelid FROM pg_partitioned_table)`;
    expect(await count(`FROM pg_constraint WHERE NOT convalidated AND conrelid ${ofTables}`)).toBe(0);
    expect(await count(`FROM pg_index WHERE NOT indisvalid`)).toBe(0);
    expect(await count(`FROM pg_constraint WHERE conname LIKE '%_is_earlier'`)).toBe(0);
  });

  it('numbers the audit log on, each entry once', async () => {
    expect(await count('FROM (SELECT id FROM audit_log GROUP BY id HAVING count(*) > 1) AS twice')).toBe(0);
    const { rows } = await running.database.query<{ last: string; next: string }>(
      `SELECT (SELECT max(id) FROM audit_log) AS last, nextval(pg_get_serial_sequence('audit_log', 'id')) AS next`,
    );
    expect(Number(rows[0]?.next)).toBeGreaterThan(Number(rows[0]?.last));
  });

  it('counts a view once that was stored before it', async () => {
    const before = await count('FROM deal_sightings');
    await running.database.query(
      'INSERT INTO deal_sightings SELECT * FROM deal_sightings ON CONFLICT DO NOTHING',
    );
    expect(await count('FROM deal_sightings')).toBe(before);
  });

  it('can be repeated', async () => {
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    await running.database.query(`DELETE FROM schema_migrations WHERE name LIKE '%ByMonth%'`);
    const before = await count('FROM month_partitions');
    expect(await migrate(owner, application)).toHaveLength(3);
    expect(await count('FROM month_partitions')).toBe(before);
  }, 60_000);
});
