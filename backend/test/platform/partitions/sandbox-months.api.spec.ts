import { MAKE_MONTHS, MONTHS_MADE } from '../../../src/common/partitions/month-partitions.sql.js';
import { migrate } from '../../../src/database/migrate.js';
import { type EmptyPlace, emptyPlace } from '../../support/database/restored-copy.js';

const FIVE_YEARS = 5 * 365 * 86_400;

describe('partitions by month in the sandbox', () => {
  let place: EmptyPlace;

  beforeAll(async () => {
    place = await emptyPlace('sandbox_months');
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    await migrate(owner, application, { isSandbox: true });
    // Again, as with the next release.
    await migrate(owner, application, { isSandbox: true });
  }, 120_000);

  afterAll(() => place.remove());

  it('store what a test key does five years ahead (AK15)', async () => {
    const client = await place.database.connect();
    try {
      await client.query(`BEGIN; SET LOCAL dobbar.clock_shift = '${FIVE_YEARS}'`);
      const { rows } = await client.query(
        `INSERT INTO audit_log (action, subject_type, subject_id) VALUES ('deal.approved', 'deal', '1') RETURNING tableoid::regclass::text AS place`,
      );
      expect(rows).toEqual([{ place: 'audit_log_other' }]);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  });

  it('are made by no job, and are in no metric', async () => {
    const made = await place.database.query(MAKE_MONTHS, ['audit_log', '2028-01-01']);
    expect(made.rows.filter((row: { month_partitions_make: boolean }) => row.month_partitions_make)).toEqual(
      [],
    );
    const { rows } = await place.database.query<{ table: string }>(MONTHS_MADE);
    expect(rows.map(({ table }) => table).sort()).toEqual(['outbox', 'outbox_deliveries']);
  });
});
