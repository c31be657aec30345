import { ledgerErrors } from '../../src/ledger/ledger-errors.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

/**
 * The previous version's correction of points: the ledger row, and the column that was the balance. $1 user,
 * $2 points.
 */
const CORRECT_BEFORE = `
  WITH entry AS (INSERT INTO points_ledger (user_id, delta, kind) VALUES ($1, $2, 'correction') RETURNING id, user_id, delta)
  UPDATE users SET loyalty_points = loyalty_points + entry.delta FROM entry WHERE users.id = entry.user_id RETURNING entry.id`;

describe('the balance of points', () => {
  let running: RunningApp;
  let world: World;
  let admin: Person;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    admin = await world.admin();
  });

  afterAll(() => running.stop());

  const correct = async ({ id }: Person, points: number): Promise<number> =>
    (await admin.client.post(`/api/admin/users/${id}/points`, { delta: points, reason: 'For a test' }))
      .status;
  const balances = async ({ id }: Person): Promise<object | undefined> =>
    (
      await running.database.query<object>(
        `SELECT loyalty_points AS copy, (SELECT points FROM loyalty_balances WHERE user_id = users.id) AS balance,
           (SELECT sum(delta)::int FROM points_ledger WHERE user_id = users.id) AS ledger FROM users WHERE id = $1`,
        [id],
      )
    ).rows[0];

  it('is the sum of the ledger, and the account shows a copy of it', async () => {
    const person = await world.person();
    expect([await correct(person, 120), await correct(person, -20)]).toEqual([200, 200]);
    expect(await balances(person)).toEqual({ copy: 100, balance: 100, ledger: 100 });
  });

  it('follows what the version before writes, and both versions in turn', async () => {
    const person = await world.person();
    await running.database.query(CORRECT_BEFORE, [person.id, 50]);
    expect(await balances(person)).toEqual({ copy: 50, balance: 50, ledger: 50 });
    await correct(person, 30);
    await running.database.query(CORRECT_BEFORE, [person.id, -80]);
    expect(await balances(person)).toEqual({ copy: 0, balance: 0, ledger: 0 });
  });

  it('is right after parallel movements of both versions', async () => {
    const person = await world.person();
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? correct(person, 10) : running.database.query(CORRECT_BEFORE, [person.id, 10]),
      ),
    );
    expect(await balances(person)).toEqual({ copy: 100, balance: 100, ledger: 100 });
  });

  it('is posted to the ledger of money with each row, once', async () => {
    expect(await ledgerErrors(running.database)).toEqual([]);
    const { rows } = await running.database.query(
      `SELECT (SELECT count(*) FROM points_ledger) = (SELECT count(*) FROM ledger_transactions WHERE kind = 'points') AS "isSame",
         ledger_transactions_post('points', ARRAY[e.id::text, e.id::text], ARRAY['points', 'points-cost'], ARRAY[-10, 10]) AS again
       FROM points_ledger e LIMIT 1`,
    );
    expect(rows).toEqual([{ isSame: true, again: 0 }]);
  });
});
