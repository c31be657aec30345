import pg from 'pg';
import type { Transactions } from '../../../src/common/transactions/transactions.js';
import {
  RecentMarks,
  type RecentSizes,
} from '../../../src/modules/deals/search/recent/recent-marks.service.js';
import { RecentMarksJob } from '../../../src/modules/deals/search/recent/recent-marks.job.js';
import { addDealsOfScale } from '../../support/database/scale-deals.js';
import { type RunningApp, startApp } from '../../support/start-app.js';

const DEALS = 1_000;
const SIZES: RecentSizes = { least: 300, kept: 500, most: 700, batch: 60 };

/** What a change of a mark must leave alone. */
const REST = `SELECT md5(string_agg((to_jsonb(d) - 'is_recent')::text, ',' ORDER BY id)) AS deals, (SELECT count(*)::int FROM uncounted_deals) AS uncounted,
  (SELECT count(*)::int FROM audit_log) AS audited, (SELECT count(*)::int FROM outbox) AS events FROM deals d`;

const COUNTS = `
  SELECT (SELECT count(*)::int FROM listed_deals WHERE is_recent) AS listed,
    (SELECT count(*)::int FROM deals d WHERE NOT d.is_recent
      AND (d.created_at, d.id) > (SELECT created_at, id FROM deals WHERE is_recent ORDER BY created_at, id LIMIT 1)) AS "newerWithoutMark"`;

describe('the marks of recent deals', () => {
  const clients: pg.Client[] = [];
  let database: pg.Client;
  let running: RunningApp;

  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: process.env['DATABASE_MIGRATION_URL'] });
    await client.connect();
    clients.push(client);
    return client;
  }

  /** An instance of the backend. */
  const marksOf = (client: pg.Client): RecentMarks =>
    new RecentMarks({
      query: async (sql: string, values: unknown[]) => (await client.query(sql, values)).rows as unknown[],
    } as unknown as Transactions);

  beforeAll(async () => {
    running = await startApp();
    database = await connected();
    await addDealsOfScale(database, DEALS);
    await database.query('UPDATE deals SET is_active = false WHERE id % 7 = 0');
    while ((await database.query('SELECT deal_counts_update(1000) AS more')).rows[0].more) continue;
  }, 60_000);

  afterAll(async () => {
    for (const client of clients) await client.end();
    await running.stop();
  });

  const set = (condition: string): Promise<unknown> =>
    database.query(`UPDATE deals SET is_recent = (${condition})`);
  const counts = async (): Promise<{ listed: number; newerWithoutMark: number }> =>
    (await database.query(COUNTS)).rows[0];

  /** Changes batches until none is left, and returns the number of listed recent deals after each. */
  async function change(marks: RecentMarks, most = 100): Promise<number[]> {
    const seen: number[] = [];
    while (seen.length < most && (await marks.changeBatch(SIZES))) {
      const { listed, newerWithoutMark } = await counts();
      expect(newerWithoutMark).toBe(0);
      seen.push(listed);
    }
    return seen;
  }

  it('are set by the insertion', async () => {
    const { rows } = await database.query('SELECT DISTINCT is_recent FROM deals');
    expect(rows).toEqual([{ is_recent: true }]);
  });

  it('are set from the newest deal on, also of deals that are not listed', async () => {
    await set('false');
    const listed = await change(marksOf(database));
    expect(listed.slice(0, 3)).toEqual([60, 120, 180]);
    expect(listed.at(-1)).toBe(SIZES.kept);
    const { rows } = await database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM deals WHERE is_recent AND NOT is_active',
    );
    expect(rows[0]?.n).toBeGreaterThan(50);
  });

  it('are removed from the oldest deal on', async () => {
    await set('true');
    const { listed: before } = await counts();
    const listed = await change(marksOf(database));
    expect(listed.slice(0, 2)).toEqual([before - 60, before - 120]);
    expect(listed.at(-1)).toBe(SIZES.kept);
  });

  it('are removed of the oldest deals alone once others have none', async () => {
    await set('false');
    await change(marksOf(database));
    const { rows } = await database.query<{ id: number }>(
      'SELECT id FROM listed_deals WHERE NOT is_recent ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET 249',
    );
    await set(`(created_at, id) >= (SELECT o.created_at, o.id FROM deals o WHERE o.id = ${rows[0]?.id})`);
    expect((await counts()).listed).toBe(750);
    expect(await change(marksOf(database))).toEqual([691, 631, 571, 511, 500]);
  });

  it.each([SIZES.least, SIZES.most - 1])('stay while %i deals are recent', async (number) => {
    await set(
      `(created_at, id) >= (SELECT l.created_at, l.id FROM listed_deals l ORDER BY l.created_at DESC, l.id DESC OFFSET ${number - 1} LIMIT 1)`,
    );
    expect(await change(marksOf(database))).toEqual([]);
    expect((await counts()).listed).toBe(number);
  });

  it.each(['true', 'false'])('are right after a restart, from %s for all', async (all) => {
    await set(all);
    await change(marksOf(database), 3);
    await change(marksOf(database));
    const { listed, newerWithoutMark } = await counts();
    expect([listed >= SIZES.least && listed < SIZES.most, newerWithoutMark]).toEqual([true, 0]);
  });

  it.each(['true', 'false'])(
    'are right if two instances change them at once, from %s for all',
    async (all) => {
      await set(all);
      const instances = [marksOf(await connected()), marksOf(await connected())];
      await Promise.all(
        instances.map(async (marks) => {
          while (await marks.changeBatch(SIZES)) continue;
        }),
      );
      await change(marksOf(database));
      const { listed, newerWithoutMark } = await counts();
      expect([listed >= SIZES.least && listed < SIZES.most, newerWithoutMark]).toEqual([true, 0]);
    },
  );

  it('wait for a deal that another transaction holds, and leave none out', async () => {
    await set('false');
    const other = await connected();
    await other.query('BEGIN');
    await other.query(
      'SELECT FROM deals WHERE id = (SELECT id FROM listed_deals ORDER BY created_at DESC, id DESC OFFSET 80 LIMIT 1) FOR UPDATE',
    );
    const marks = marksOf(database);
    try {
      expect([await change(marks), await change(marks)]).toEqual([[60], [60]]);
    } finally {
      await other.query('ROLLBACK');
    }
    await change(marks);
    expect(await counts()).toEqual({ listed: SIZES.kept, newerWithoutMark: 0 });
  });

  it('leave no gap after a batch that fails', async () => {
    await set('false');
    let statements = 0;
    const marks = new RecentMarks({
      query: async (sql: string, values: unknown[]) => {
        statements += 1;
        // The first two find the batches, the third changes one.
        if (statements === 4) throw new Error('canceling statement due to statement timeout');
        return (await database.query(sql, values)).rows as unknown[];
      },
    } as unknown as Transactions);
    await marks.changeBatch(SIZES);
    await expect(marks.changeBatch(SIZES)).rejects.toThrow('timeout');
    expect((await change(marks)).at(-1)).toBe(500);
  });

  it('change nothing else: no version, no counter, no event, and no answer in memory', async () => {
    await set('false');
    const heard: unknown[] = [];
    const listener = await connected();
    listener.on('notification', (message) => heard.push(message));
    await listener.query('LISTEN public_cache');
    const before = (await database.query(REST)).rows;
    await change(marksOf(database));
    await listener.query('SELECT 1');
    expect((await database.query(REST)).rows).toEqual(before);
    expect(heard).toEqual([]);
  });

  it('stay with fewer deals than are kept', async () => {
    await set('false');
    await running.app.get(RecentMarksJob).runDue();
    expect((await counts()).listed).toBe(0);
  });
});
