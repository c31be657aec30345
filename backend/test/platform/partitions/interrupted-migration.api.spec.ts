import type { QueryRunner } from 'typeorm';
import { OutboxByMonth1771200620300 } from '../../../src/database/migrations/1771200620300-outbox-by-month.js';
import { migrate } from '../../../src/database/migrate.js';
import { type EmptyPlace, emptyPlace } from '../../support/database/restored-copy.js';

const BEFORE = 'AuditLogByMonth1771200620200';

/** Ids of version 4, two of which belong by chance to the coming year. */
const EVENTS = `
  INSERT INTO outbox (event_id, type, payload)
    SELECT (lpad(to_hex((extract(epoch FROM now() + n * interval '100 days') * 1000)::bigint), 12, '0') || '4abc8abc0123456789ab')::uuid, 'deal.approved', '{}'
    FROM generate_series(0, 2) AS n;
  INSERT INTO outbox (type, payload) SELECT 'deal.approved', '{}' FROM generate_series(1, 50);
  INSERT INTO outbox_deliveries (event_id, consumer, lane, event_number, delivered_at) SELECT event_id, 'one', 'one', id, NULL FROM outbox`;

const ALL = `SELECT o.id, o.event_id, o.type, d.consumer FROM outbox o JOIN outbox_deliveries d ON d.event_id = o.event_id ORDER BY o.id`;

describe('the migration of events to months, interrupted at each of its steps', () => {
  let place: EmptyPlace;
  let stored: object[];

  beforeAll(async () => {
    place = await emptyPlace('interrupted');
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    await migrate(owner, application, { upTo: BEFORE });
    await place.database.query(EVENTS);
    stored = (await place.database.query<object>(ALL)).rows;
  }, 120_000);

  afterAll(() => place.remove());

  it('loses nothing and is finished by the next start', async () => {
    const { DATABASE_MIGRATION_URL: owner = '', DATABASE_URL: application = '' } = place.env;
    for (let steps = 1; steps < 12; steps++) {
      const client = await place.database.connect();
      let left = steps;
      const query = async (sql: string, values?: unknown[]): Promise<unknown[]> => {
        if (left-- === 0) throw new Error('interrupted');
        return (await client.query<object>(sql, values)).rows;
      };
      await new OutboxByMonth1771200620300()
        .up({ query } as unknown as QueryRunner)
        .catch((error: unknown) => expect(error).toEqual(new Error('interrupted')));
      client.release(true);
    }
    expect(await migrate(owner, application)).toContain('OutboxByMonth1771200620300');
    expect((await place.database.query<object>(ALL)).rows).toEqual(stored);
    const { rows } = await place.database.query(
      'SELECT count(*)::int AS moved FROM outbox_deliveries WHERE tableoid <> $1::regclass',
      ['outbox_deliveries_earlier'],
    );
    expect(rows).toEqual([{ moved: 2 }]);
  }, 60_000);
});
