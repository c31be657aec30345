import { Clock } from '../../../src/common/time/clock.js';
import { DailyClosesJob } from '../../../src/modules/redemptions/closes/daily-closes.job.js';
import { running, shop, tearDown } from '../passes.fixture.js';
import {
  close,
  type Close,
  dayAfter,
  dayOf,
  manager,
  newBranch,
  setUpCounter,
  sql,
  use,
} from './daily-closes.fixture.js';

describe('a day that nobody closes (CS10)', () => {
  beforeAll(setUpCounter);
  afterAll(tearDown);

  const runAfter = async (days: number): Promise<void> => {
    const clock = running.app.get(Clock);
    const real = clock.now.bind(clock);
    clock.now = () => new Date(real().getTime() + days * 86_400_000);
    await running.app.get(DailyClosesJob).run();
    clock.now = real;
  };

  it('closes by itself at the end of the next one, not counted', async () => {
    const branch = await newBranch();
    await use(branch, 300);
    const { day } = await dayOf(branch);
    await runAfter(1);
    expect((await dayOf(branch, day)).drawer.state).toBe('open');
    await runAfter(2);
    const { drawer } = await dayOf(branch, day);
    expect(drawer.state).toBe('closed');
    const { body } = await shop.owner.client.get<Close>(`/api/counter/closes/${drawer.closeId}`);
    expect(body).toMatchObject({
      kind: 'automatic',
      counted: null,
      difference: null,
      signedBy: null,
      cash: 300,
    });
    await runAfter(2);
    await running.deliverEvents();
    expect(await sql(`SELECT kind FROM notifications WHERE facts ->> 'number' = $1`, [body.number])).toEqual([
      { kind: 'day-closed-uncounted' },
    ]);
  });

  it('delays no other branch if its sums are too large', async () => {
    const closed = (await close(await newBranch('Naxal'), 0)).body;
    const [broken, other] = [await newBranch('Asan'), await newBranch('Patan')];
    await use(other, 200);
    const { day } = await dayOf(other);
    await sql(
      `INSERT INTO daily_close_corrections (close_id, branch_id, day, amount, reason, made_by)
       SELECT $1, $2, $3, 100000000, 'A sum that no day has.', $4 FROM generate_series(1, 22)`,
      [closed.id, broken, day, shop.owner.id],
    );
    await runAfter(2).catch(() => undefined);
    expect((await dayOf(other, day)).drawer.state).toBe('closed');
    expect(await sql('SELECT day FROM daily_closes WHERE branch_id = $1', [broken])).toEqual([]);
  });

  it('stays a report if it is from before the release', async () => {
    const branch = await newBranch();
    const { day } = await dayOf(branch);
    await expect(
      sql(
        `INSERT INTO daily_closes (vendor_id, branch_id, branch_name, day, fiscal_year, sequence, number, kind, uses, taken_back, taken_back_amount,
           late, offline, charged, cash, qr, card, unsaid, corrected, opening_float, other_cash, taken_out, difference_limit)
         VALUES ($1, $2, 'Thamel', $3, '2083/84', 1, 'X', 'automatic', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100)`,
        [shop.id, branch, dayAfter(day, -400)],
      ),
    ).rejects.toThrow(/before the first/);
  });
});

describe('settings of the counter', () => {
  beforeAll(setUpCounter);
  afterAll(tearDown);

  it('are changed by the owner, and decide about the business day and differences', async () => {
    const { client } = shop.owner;
    expect((await client.get('/api/counter/settings')).body).toEqual({
      dayStartsAt: 4,
      idleMinutes: 2,
      differenceLimit: 100,
    });
    for (const wrong of [
      { dayStartsAt: 13 },
      { idleMinutes: 0 },
      { idleMinutes: 16 },
      { differenceLimit: -1 },
    ])
      expect((await client.patch('/api/counter/settings', wrong)).status).toBe(400);
    expect((await manager.client.patch('/api/counter/settings', { idleMinutes: 5 })).status).toBe(403);
    expect(
      (await client.patch('/api/counter/settings', { idleMinutes: 5, differenceLimit: 0 })).body,
    ).toEqual({
      dayStartsAt: 4,
      idleMinutes: 5,
      differenceLimit: 0,
    });
    const branch = await newBranch();
    expect((await close(branch, 1, { reason: 'rounding' })).body).toMatchObject({
      code: 'day.manager-needed',
    });
    const [early] = await sql(`SELECT daily_closes_day($1, '2026-11-22T22:14:59Z')::text AS day`, [shop.id]);
    const [late] = await sql(`SELECT daily_closes_day($1, '2026-11-22T22:15:00Z')::text AS day`, [shop.id]);
    expect([early, late]).toEqual([{ day: '2026-11-22' }, { day: '2026-11-23' }]);
  });
});
