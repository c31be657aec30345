import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { PERIOD_FIGURES } from '../../src/modules/admin/figures/figures.sql.js';
import { MarketplaceDaysJob } from '../../src/modules/analytics/marketplace-days/marketplace-days.job.js';
import type { ApiClient } from '../support/api/api-client.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { withoutTriggers } from '../support/without-triggers.js';
import { type Business, type Person, World } from '../support/world.js';
import {
  addInvoice,
  addPayment,
  addRefund,
  addUses,
  CHANGES,
  FIRST_UNSTORED_DAY,
  figureValues,
  reportValues,
} from './marketplace-days.fixture.js';
import { rawReport } from './raw-reports.fixture.js';

const INVARIANTS = readFileSync(path.join(import.meta.dirname, '../support/invariants.sql'), 'utf8');
const PERIODS = ['7d', '30d', 'fiscal-year'];
const USES = 3_000;
const TURNS = process.env['LONG_RUN'] ? 20 : 1;

/** Rows of passes that a statement reads, also inside of functions. */
const ROWS_READ = `SELECT (seq_tup_read + idx_tup_fetch)::int AS rows FROM pg_stat_xact_user_tables WHERE relname = 'passes'`;

describe('the daily figures of the marketplace (OV4, ADR 127)', () => {
  let running: RunningApp;
  let admin: ApiClient;
  const shops: (Business & { dealId: number })[] = [];
  const people: Person[] = [];

  const store = (): Promise<void> => running.app.get(MarketplaceDaysJob).runDue();
  /** Days that the job has still to store. */
  const notedDays = async (): Promise<number> =>
    (
      await running.database.query(
        `SELECT DISTINCT day FROM marketplace_day_changes WHERE day < ${FIRST_UNSTORED_DAY}`,
      )
    ).rows.length;

  const expectExact = async (what: string, periods = PERIODS): Promise<void> => {
    for (const period of periods) {
      const { values, from, to } = await figureValues(admin, period);
      expect([what, period, values]).toEqual([what, period, await reportValues(running.database, from, to)]);
    }
  };

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    admin = (await world.admin()).client;
    for (let n = 0; n < 3; n++) {
      const shop = await world.business();
      shops.push({ ...shop, dealId: await world.deal(shop) });
    }
    for (let n = 0; n < 5; n++) people.push(await world.person());
    const [ids, deals] = [people.map(({ id }) => id), shops.map(({ dealId }) => dealId)];
    await addUses(running.database, ids, deals, USES);
    for (let n = 0; n < 8; n++) {
      await addPayment(running.database, ids[0] as number, n * 5, n % 4 === 3);
      await addInvoice(running.database, ids[0] as number, n % 2 ? null : (shops[0] as Business).id, n * 5);
    }
    await addRefund(running.database, 2);
  }, 60_000);

  afterAll(async () => {
    await running.stop();
    await withoutTriggers('DELETE FROM refunds; DELETE FROM payments; DELETE FROM invoices');
  });

  it('are exact before a day is stored, and after all are', async () => {
    await expectExact('not stored');
    await store();
    expect(await notedDays()).toBe(0);
    const { rows } = await running.database.query(
      `SELECT count(*)::int AS days, max(day) = ${FIRST_UNSTORED_DAY} - 1 AS "isLatest" FROM marketplace_days`,
    );
    expect(rows).toEqual([{ days: 2_260, isLatest: true }]);
    await expectExact('stored');
  });

  it('read few uses, however many there are', async () => {
    const { from, to } = await figureValues(admin, '30d');
    const client = new pg.Client(process.env['DATABASE_MIGRATION_URL']);
    await client.connect();
    const rowsReadBy = async (sql: string, values: unknown[]): Promise<number> => {
      await client.query('BEGIN');
      await client.query(sql, values);
      const { rows } = await client.query<{ rows: number }>(ROWS_READ);
      await client.query('ROLLBACK');
      return rows[0]?.rows ?? 0;
    };
    const { rows } = await running.database.query<{ today: number }>(
      `SELECT count(*)::int AS today FROM passes WHERE nepal_time(redeemed_at)::date >= ${FIRST_UNSTORED_DAY}`,
    );
    // Each use of a day that is not stored is read with the last use of its customer and of its business.
    const unstored = (rows[0]?.today ?? 0) * 4;
    expect(await rowsReadBy(PERIOD_FIGURES, [from, to, from])).toBeLessThanOrEqual(unstored);
    expect(await rowsReadBy(rawReport('customers', 'day'), [from, to, null])).toBeGreaterThan(USES / 4);
    await client.end();
  });

  it('are exact after each change of an earlier day, stored or not', async () => {
    let seed = 1;
    for (let turn = 0; turn < TURNS; turn++)
      for (const [what, sql] of Object.entries(CHANGES)) {
        const { rowCount } = await running.database.query(sql, [seed++]);
        expect([what, (rowCount ?? 0) > 0]).toEqual([what, true]);
        await expectExact(what, ['fiscal-year']);
        if (seed % 2) await store();
        await expectExact(`${what}, ${seed % 2 ? 'stored' : 'not stored'}`, ['30d']);
      }
    await store();
    const { rows } = await running.database.query<{ rule: string }>(INVARIANTS);
    expect(rows.filter(({ rule }) => rule.includes('marketplace'))).toEqual([]);
  }, 600_000);

  it('note no day for what happens today', async () => {
    await running.database.query(
      `UPDATE passes SET redeemed_at = now(), amount = 1 WHERE id IN (SELECT id FROM passes WHERE state = 'redeemed' AND redeemed_at > now() - interval '2 minutes')`,
    );
    await store();
    const [person, shop] = [people[0] as Person, shops[0] as (typeof shops)[0]];
    await running.database.query(
      `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
       SELECT gen_random_uuid(), $1, $2, $3, decode(md5(random()::text), 'hex'), 'redeemed', now(), now() + interval '1 day', now(), $1, 100`,
      [person.id, shop.dealId, shop.id],
    );
    await addPayment(running.database, person.id, 0, false);
    await addInvoice(running.database, person.id, null, 0);
    expect(await notedDays()).toBe(0);
    await expectExact('today');
  });

  it('follow the status of a business at once', async () => {
    await running.database.query(`UPDATE vendors SET status = 'suspended' WHERE id = $1`, [shops[1]?.id]);
    await expectExact('suspended');
  });

  it('count a day once when two instances store it', async () => {
    await running.database.query(CHANGES['a use is taken back'] as string, [91]);
    await running.database.query('DELETE FROM marketplace_days WHERE day > current_date - 100');
    const other = await startApp();
    await Promise.all([store(), other.app.get(MarketplaceDaysJob).runDue()]);
    await other.stop();
    await store();
    expect(await notedDays()).toBe(0);
    await expectExact('two instances');
  });
});
