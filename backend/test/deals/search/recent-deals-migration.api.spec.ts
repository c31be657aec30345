import type { QueryRunner } from 'typeorm';
import { migrate } from '../../../src/database/migrate.js';
import { RecentDeals1771200700000 } from '../../../src/database/migrations/1771200700000-recent-deals.js';
import { WordsOfRecentDeals1771200700010 } from '../../../src/database/migrations/1771200700010-words-of-recent-deals.js';
import { type EmptyPlace, emptyPlace } from '../../support/database/restored-copy.js';
import { until } from '../../support/processes/until.js';

/** Last migration before the mark. */
const BEFORE = 'CountedPlacesFilled1771200690010';

const BUSINESS = `
  INSERT INTO categories (id, slug, name, name_ne, icon, position) VALUES (1, 'dining', 'Dining', 'खानपान', 'utensils', 1);
  WITH owner AS (INSERT INTO users (email, first_name, last_name, role, password) VALUES ('owner@example.com', 'Asha', 'Rai', 'vendor', 'x') RETURNING id)
  INSERT INTO vendors (user_id, slug, business_name, category, description, status, city, plan, subscription_status)
  SELECT id, 'himchuli', 'Himchuli', 'Dining', 'A house of momo in Lakeside.', 'verified', 'Kathmandu', 'gold', 'active' FROM owner`;

const DEAL = `
  INSERT INTO deals (vendor_id, category_id, title, description, discount_type, discount_value, original_price, discounted_price, start_date, end_date)
  SELECT id, 1, 'Two plates', 'Buff or veg.', 'percentage', '40', 1000, 600, now(), now() + interval '9 days' FROM vendors`;

describe('the migration that marks recent deals', () => {
  let place: EmptyPlace;

  beforeAll(async () => {
    place = await emptyPlace('recent');
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    await migrate(owner, application, { upTo: BEFORE });
    await place.database.query(BUSINESS);
    await place.database.query(DEAL);
  }, 240_000);

  afterAll(() => place.remove());

  const marks = async (): Promise<boolean[]> =>
    (await place.database.query<{ is_recent: boolean }>('SELECT is_recent FROM deals ORDER BY id')).rows.map(
      (row) => row.is_recent,
    );

  it('keeps no reader waiting, and marks deals from then on', async () => {
    const reader = await place.database.connect();
    await reader.query('BEGIN; SELECT FROM listed_deals');
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    const migrated = migrate(owner, application);
    await until(async () => {
      const { rows } = await place.database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%is_recent%'`,
      );
      return rows.length > 0;
    });
    // Waits behind the migration, which gives up while the first reader goes on, and tries again.
    await place.database.query('SELECT FROM deals');
    await reader.query('COMMIT');
    reader.release();
    await migrated;
    await place.database.query(DEAL);
    expect(await marks()).toEqual([false, true]);
  }, 120_000);

  it('can be repeated', async () => {
    const client = await place.database.connect();
    const query = async (sql: string): Promise<unknown> => (await client.query(sql)).rows;
    for (const migration of [new RecentDeals1771200700000(), new WordsOfRecentDeals1771200700010()])
      await migration.up({ query } as unknown as QueryRunner);
    client.release();
    await place.database.query(DEAL);
    expect(await marks()).toEqual([false, true, true]);
    const { rows } = await place.database.query('SELECT is_recent FROM listed_deals');
    expect(rows).toEqual([]);
  });
});
