import pg from 'pg';
import { MonthPartitionsJob } from '../../../src/common/partitions/month-partitions.job.js';
import { Clock } from '../../../src/common/time/clock.js';
import { nepalDay } from '../../../src/common/time/nepal-day.js';
import { Rollups } from '../../../src/modules/analytics/rollups.job.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { withoutTriggers } from '../../support/without-triggers.js';
import { World } from '../../support/world.js';

const DAY_MS = 86_400_000;

describe('tables with partitions by month', () => {
  let running: RunningApp;
  let other: RunningApp;
  let application: pg.Client;
  let dealId: number;

  beforeAll(async () => {
    running = await startApp();
    other = await startApp();
    application = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
    await application.connect();
    const world = new World(running.database, running.url);
    await world.catalog();
    dealId = await world.deal(await world.business());
  });

  afterAll(async () => {
    await application.end();
    await other.stop();
    await running.stop();
  });

  const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await running.database.query<T>(text, values)).rows;
  const make = (): Promise<void> => running.app.get(MonthPartitionsJob).run();
  /** A day of the month that is so many months after the current one. */
  const monthAhead = (months: number): string => {
    const [year = 0, month = 0] = nepalDay(new Date()).split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  };
  const partition = (table: string, months: number): string =>
    `${table}_${monthAhead(months).slice(0, 7).replace('-', '_')}`;
  const partitionsOf = async (table: string): Promise<string[]> =>
    (
      await sql<{ partition: string }>(
        'SELECT partition FROM month_partitions WHERE parent = $1 ORDER BY 1',
        [table],
      )
    ).map((row) => row.partition);
  const see = (day: string, visitor: number): Promise<object[]> =>
    sql(
      `INSERT INTO deal_sightings (deal_id, day, kind, visitor) VALUES ($1, $2, 'view', decode(md5($3::text), 'hex')) ON CONFLICT DO NOTHING`,
      [dealId, day, visitor],
    );
  const placesOfViews = (): Promise<{ place: string; views: number }[]> =>
    sql(
      `SELECT tableoid::regclass::text AS place, count(*)::int AS views FROM deal_sightings GROUP BY 1 ORDER BY 1`,
    );
  const monthsAhead = async (table: string): Promise<number> => {
    const { text } = await running.client().get('/metrics');
    return Number(new RegExp(`^partition_months_ahead\\{table="${table}"\\} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const failing = async (): Promise<string[]> =>
    (
      await sql<{ name: string }>(
        `SELECT name FROM cleanup_tasks WHERE name LIKE 'partitions-%' AND failing_since IS NOT NULL`,
      )
    ).map(({ name }) => name);

  it.each(['audit_log', 'deal_sightings', 'outbox', 'outbox_deliveries'])(
    'have those of a year ahead, however many instances make them, and metrics show missing ones: %s',
    async (table) => {
      await make();
      const complete = await partitionsOf(table);
      expect(await monthsAhead(table)).toBeGreaterThanOrEqual(12);
      for (const month of [5, 6, 9].map((months) => partition(table, months)))
        await sql(`ALTER TABLE ${table} DETACH PARTITION ${month}; DROP TABLE ${month}`);
      expect(await monthsAhead(table)).toBe(4);
      await Promise.all([running, other, running, other].map(({ app }) => app.get(MonthPartitionsJob).run()));
      expect(await partitionsOf(table)).toEqual(complete);
      expect(await monthsAhead(table)).toBeGreaterThanOrEqual(12);
      expect(await failing()).toEqual([]);
    },
  );

  it('count a view once in each month, before and after the first partition (V1)', async () => {
    const [today, next, later] = [nepalDay(new Date()), monthAhead(3), monthAhead(4)];
    await Promise.all([today, next, later, today, next, later].map((day) => see(day, 1)));
    expect(await placesOfViews()).toEqual([
      { place: partition('deal_sightings', 3), views: 1 },
      { place: partition('deal_sightings', 4), views: 1 },
      { place: 'deal_sightings_earlier', views: 1 },
    ]);
  });

  it('divide months at midnight in Nepal', async () => {
    const [{ place } = { place: '' }] = await sql<{ place: string }>(
      `INSERT INTO audit_log (at, action, subject_type, subject_id)
       VALUES (start_of_nepal_day($1::date) - interval '1 microsecond', 'deal.approved', 'deal', '1'), (start_of_nepal_day($1::date), 'deal.approved', 'deal', '2')
       RETURNING tableoid::regclass::text AS place`,
      [monthAhead(5)],
    );
    expect(place).toBe(partition('audit_log', 4));
    const entries = await sql(`SELECT subject_id AS id FROM ${partition('audit_log', 5)}`);
    expect(entries).toEqual([{ id: '2' }]);
  });

  it('are used through their table only, with its rights', async () => {
    const { rows } = await application.query<{ partition: string }>(
      `SELECT partition FROM month_partitions
       WHERE has_table_privilege(partition, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')`,
    );
    expect(rows).toEqual([]);
    const denied = [
      `DELETE FROM audit_log`,
      `UPDATE audit_log SET action = action`,
      `DELETE FROM audit_log_earlier`,
      `SELECT month_partitions_drop('audit_log', '2100-01-01')`,
      `ALTER TABLE audit_log DETACH PARTITION audit_log_earlier`,
    ];
    for (const statement of denied)
      await expect(application.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it.each([
    ['an ordinary table', `SELECT month_partitions_make('users', '2027-01-01')`],
    [
      'a name that is SQL',
      `SELECT month_partitions_make('audit_log (id); DROP TABLE users; --', '2027-01-01')`,
    ],
    ['half a month', `SELECT month_partitions_make('audit_log', '2027-01-15')`],
    [
      'a month in ten years',
      `SELECT month_partitions_make('audit_log', (now() + interval '10 years')::date)`,
    ],
  ])('are not made for %s', async (_case, statement) => {
    await expect(application.query(statement)).rejects.toThrow(/has no partitions by month|No partition of/);
  });

  it('lose the views of a deleted deal in every month', async () => {
    const world = new World(running.database, running.url);
    const deleted = await world.deal(await world.business());
    await sql(
      `INSERT INTO deal_sightings (deal_id, day, kind, visitor) SELECT $1, day, 'click', '\\x00112233445566778899aabbccddeeff' FROM unnest($2::date[]) AS day`,
      [deleted, [nepalDay(new Date()), monthAhead(3), monthAhead(4)]],
    );
    await withoutTriggers(`DELETE FROM price_log WHERE deal_id = ${deleted}`);
    await sql('DELETE FROM deals WHERE id = $1', [deleted]);
    expect(await sql('SELECT 1 FROM deal_sightings WHERE deal_id = $1', [deleted])).toEqual([]);
  });

  it('have each event and each delivery of it once, in whatever month (C3)', async () => {
    const [{ id } = { id: '' }] = await sql<{ id: string }>(
      `INSERT INTO outbox (event_id, type, payload) VALUES (month_partitions_bound('uuid', $1)::uuid, 'deal.rejected', '{"dealId": 1}') RETURNING event_id AS id`,
      [monthAhead(3)],
    );
    const deliver = `INSERT INTO outbox_deliveries (event_id, consumer, delivered_at) VALUES ($1, 'one', NULL)`;
    await sql(deliver, [id]);
    await expect(sql(deliver, [id])).rejects.toThrow('duplicate key');
    await expect(
      sql(`INSERT INTO outbox (event_id, type, payload) VALUES ($1, 'deal.rejected', '{}')`, [id]),
    ).rejects.toThrow('duplicate key');
    await expect(sql(deliver, ['0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa'])).rejects.toThrow(
      'violates foreign key',
    );
    const [{ place } = { place: '' }] = await sql<{ place: string }>(
      `SELECT tableoid::regclass::text AS place FROM outbox_deliveries WHERE event_id = $1`,
      [id],
    );
    expect(place).toBe(partition('outbox_deliveries', 3));
  });

  describe('when months have passed', () => {
    const passDays = (days: number): void => {
      running.app.get(Clock).now = () => new Date(Date.now() + days * DAY_MS);
    };
    const daysUntil = (day: string): number => (Date.parse(day) - Date.parse(nepalDay(new Date()))) / DAY_MS;

    it('are deleted from in the first partition only, row by row', async () => {
      await see(nepalDay(new Date(Date.now() - 20 * DAY_MS)), 2);
      passDays(85);
      await running.app.get(Rollups).rollUp();
      expect((await placesOfViews()).find(({ place }) => place === 'deal_sightings_earlier')?.views).toBe(1);
    });

    it('are kept while a row of the month is needed, and a lock that is not free is tried again later', async () => {
      passDays(daysUntil(monthAhead(4)) + 99);
      await make();
      const names = await partitionsOf('deal_sightings');
      expect(names).not.toContain('deal_sightings_earlier');
      expect(names).toContain(partition('deal_sightings', 3));
      passDays(daysUntil(monthAhead(4)) + 100);
      const reader = await running.database.connect();
      await reader.query('BEGIN; SELECT 1 FROM deal_sightings LIMIT 1');
      await make();
      expect(await partitionsOf('deal_sightings')).toContain(partition('deal_sightings', 3));
      expect(await failing()).toEqual(['partitions-deal_sightings']);
      await reader.query('COMMIT');
      reader.release();
    });

    it('are dropped with all their rows', async () => {
      await make();
      expect(await failing()).toEqual([]);
      expect((await placesOfViews()).map(({ place }) => place)).toEqual([partition('deal_sightings', 4)]);
      expect(await partitionsOf('audit_log')).toContain('audit_log_earlier');
    });

    it('keep a month with an event that waits, and are dropped with the deliveries when it is delivered', async () => {
      const month = partition('outbox', 3);
      expect(await partitionsOf('outbox')).toContain(month);
      await sql('UPDATE outbox SET delivered_at = now()');
      await make();
      expect(await partitionsOf('outbox')).toContain(month);
      await sql('UPDATE outbox_deliveries SET delivered_at = now()');
      await make();
      expect(await failing()).toEqual([]);
      for (const table of ['outbox', 'outbox_deliveries'])
        expect((await partitionsOf(table))[0]).toBe(partition(table, 4 + 3));
      expect(await sql('SELECT 1 FROM outbox')).toEqual([]);
    });

    it.each(['deal_sightings', 'audit_log', 'outbox_deliveries', 'outbox'])(
      'can be detached while others are written: %s',
      async (table) => {
        const month = partition(table, 10);
        const writer = await running.database.connect();
        await writer.query(`BEGIN; INSERT INTO audit_log (action, subject_type, subject_id) VALUES ('deal.approved', 'deal', '3');
          INSERT INTO outbox (event_id, type, payload) VALUES (month_partitions_bound('uuid', '${monthAhead(9)}')::uuid, 'deal.rejected', '{}')`);
        const detached = sql(`ALTER TABLE ${table} DETACH PARTITION ${month} CONCURRENTLY`);
        await see(monthAhead(9), 5);
        await writer.query('ROLLBACK');
        writer.release();
        await detached;
        expect(await partitionsOf(table)).not.toContain(month);
        await sql(`DROP TABLE ${month}`);
        await make();
        expect(await partitionsOf(table)).toContain(month);
      },
    );
  });
});
