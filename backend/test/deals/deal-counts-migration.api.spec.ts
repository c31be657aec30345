import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { QueryRunner } from 'typeorm';
import { migrate } from '../../src/database/migrate.js';
import { DealCountsFilled1771200640010 } from '../../src/database/migrations/1771200640010-deal-counts-filled.js';
import { CountedPlacesFilled1771200690010 } from '../../src/database/migrations/1771200690010-counted-places-filled.js';
import { type EmptyPlace, emptyPlace } from '../support/database/restored-copy.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

/** Last migration before the counters. */
const BEFORE = 'WebhookCertificateChecks1771200630010';
const MANY = process.env['LONG_RUN'] ? 100_000 : 12_000;
const INVARIANTS = readFileSync(path.join(import.meta.dirname, '../support/invariants.sql'), 'utf8');

/** $1 the business. */
const DEALS = `
  WITH made AS (
    INSERT INTO deals (vendor_id, category_id, location_id, title, description, discount_type, discount_value, original_price, discounted_price,
      start_date, end_date, moderation_status, first_approved_at, is_active)
    SELECT $1, (ARRAY[1, 2, 4])[1 + n % 3], 1 + n % 2, 'Two plates ' || n, 'Buff or veg.', 'percentage', '40', 1000, 400 + n % 500,
      now() - interval '1 day', now() + make_interval(secs => 5 + n), 'approved', now(), n % 7 > 0 FROM generate_series(1, ${MANY}) AS n RETURNING id)
  INSERT INTO deal_capacities (deal_id) SELECT id FROM made`;

describe('the migration of a filled database to counters of listed deals', () => {
  let place: EmptyPlace;
  let running: RunningApp;
  let shop: Business;

  beforeAll(async () => {
    place = await emptyPlace('counters');
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    await migrate(owner, application, { upTo: BEFORE });
    const role = new URL(application).username;
    await place.database.query(`
      GRANT USAGE ON SCHEMA public TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`);
    running = await startApp(place.env);
    const world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
    await running.database.query(DEALS, [shop.id]);
  }, 240_000);

  afterAll(async () => {
    await running.stop();
    await place.remove();
  });

  const expectExact = async (): Promise<void> => {
    const { rows } = await place.database.query<{ rule: string }>(INVARIANTS);
    expect(rows.filter(({ rule }) => /^(counters|live deals)/.test(rule))).toEqual([]);
    const { rows: figures } = await place.database.query<{
      deals: number;
      counted: number;
      waiting: number;
      placed: number;
    }>(`
      SELECT (SELECT count(*)::int FROM listed_deals) AS deals, (SELECT count(*)::int FROM counted_deals) AS counted,
        (SELECT count(*)::int FROM uncounted_deals) AS waiting, (SELECT sum(cardinality(deal_ids))::int FROM counted_places) AS placed`);
    expect(figures[0]?.deals).toBeGreaterThan(MANY / 2);
    expect(figures[0]?.counted).toBeGreaterThan(MANY / 2);
    expect(figures[0]?.placed).toBe(figures[0]?.counted);
  };

  it('lets businesses change deals all the while, and counts what they changed', async () => {
    const { rows } = await place.database.query<{ id: number }>('SELECT id FROM deals ORDER BY id LIMIT 400');
    let isRunning = true;
    const statuses = new Set<number>();
    let writes = 0;
    const write = async (from: number): Promise<void> => {
      for (let turn = from; isRunning; turn += 2, writes++) {
        const id = rows[turn % rows.length]?.id as number;
        const { status } = await shop.owner.client.post(
          `/api/deals/${id}/${turn % rows.length < rows.length / 2 ? 'pause' : 'resume'}`,
        );
        statuses.add(status);
      }
    };
    const writers = [write(0), write(1)];
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    await migrate(owner, application);
    isRunning = false;
    await Promise.all(writers);
    // A deal that is paused already answers 409.
    expect([...statuses].filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    expect(writes).toBeGreaterThan(20);
    await expectExact();
  }, 120_000);

  it('can be repeated', async () => {
    const database = await place.database.connect();
    const query = async (sql: string, values?: unknown[]): Promise<unknown> =>
      (await database.query(sql, values)).rows;
    for (const migration of [new DealCountsFilled1771200640010(), new CountedPlacesFilled1771200690010()])
      await migration.up({ query } as unknown as QueryRunner);
    database.release();
    await expectExact();
  }, 120_000);
});
