import { nepaliDayText } from '../../../src/common/time/bikram-sambat.js';
import { mailsTo } from '../../support/mails.js';
import { other, running, shop, tearDown, world } from '../passes.fixture.js';
import {
  close,
  type Close,
  dayAfter,
  dayOf,
  manager,
  newBranch,
  PIN,
  setUpCounter,
  sql,
  takeBack,
  use,
} from './daily-closes.fixture.js';

describe('the drawer of an open day (CS6)', () => {
  beforeAll(setUpCounter);
  afterAll(tearDown);

  it('adds up by way of payment and person; what was taken back stands beside', async () => {
    const branch = await newBranch();
    await use(branch, 300);
    await use(branch, 200, { paidWith: 'qr' });
    await use(branch, 100, { paidWith: 'card' });
    await use(branch, 50, { paidWith: undefined });
    await takeBack(await use(branch, 1_000));
    const { drawer, totals, rows } = await dayOf(branch);
    expect(drawer).toMatchObject({
      ...{ state: 'open', canClose: true, closeId: null, uses: 4, takenBack: 1, charged: 650 },
      ...{ cash: 300, qr: 200, card: 100, unsaid: 50, late: 0, offline: 0 },
    });
    expect(totals).toEqual({ redemptions: 4, revenue: 650, voids: 1, voidedAmount: 1_000 });
    expect(rows).toMatchObject([{ staffId: shop.owner.id, redemptions: 4, cash: 300 }]);
  });

  it('rejects another way of payment', async () => {
    const person = await world.person();
    const deal = await world.deal(shop);
    const { body } = await person.client.post<{ code: string }>('/api/redemptions', { dealId: deal });
    const refused = await shop.owner.client.post('/api/counter/accept', {
      code: body.code,
      paidWith: 'gold',
    });
    expect(refused.body).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  it('is a report for days from before the release, and for all branches', async () => {
    const { body } = await shop.owner.client.get<{ drawer: null }>('/api/counter/close?day=2026-03-01');
    expect(body.drawer).toBeNull();
    expect((await shop.owner.client.get<{ drawer: null }>('/api/counter/close')).body.drawer).toBeNull();
    const foreign = `/api/counter/close?branch=${other.branchId}`;
    expect((await shop.owner.client.get<{ drawer: null }>(foreign)).body.drawer).toBeNull();
  });
});

describe('closing a day (CS7)', () => {
  beforeAll(setUpCounter);
  afterAll(tearDown);

  it('signs the sums, locks the day and gives a number', async () => {
    const branch = await newBranch('Patan');
    await use(branch, 500);
    const signed = await close(branch, 2_480, { float: 2_000, reason: 'change', notes: 'One note torn' });
    expect([signed.status, signed.body]).toEqual([
      201,
      expect.objectContaining({
        ...{ kind: 'signed', expected: 2_500, counted: 2_480, difference: -20, reason: 'change' },
        ...{ signedBy: 'Sujata R.', manager: null, cash: 500, uses: 1, notes: 'One note torn' },
      }),
    ]);
    expect(signed.body.number).toMatch(new RegExp(`^PA${branch}-20\\d\\d-0001$`));
    expect((await close(branch, 2_500)).body).toMatchObject({ status: 409, code: 'day.closed' });
    expect((await dayOf(branch)).drawer).toMatchObject({
      state: 'closed',
      canClose: false,
      closeId: signed.body.id,
    });
    const tomorrow = await dayOf(branch, dayAfter(signed.body.day));
    expect(tomorrow.drawer).toMatchObject({ state: 'open', canClose: false, float: 2_000 });
  });

  it('needs a reason for a difference, and a manager for a large one', async () => {
    const branch = await newBranch();
    await use(branch, 500);
    const rejections: [number, object, number, string][] = [
      [480, {}, 400, 'day.reason-needed'],
      [480, { reason: 'friend' }, 400, 'request.invalid'],
      [399, { reason: 'unknown' }, 409, 'day.manager-needed'],
      [399, { reason: 'unknown', managerId: manager.id }, 409, 'day.manager-needed'],
      [399, { reason: 'unknown', managerId: manager.id, pin: '0000' }, 403, 'pin.wrong'],
      [399, { reason: 'unknown', managerId: other.owner.id, pin: PIN }, 403, 'staff.right-missing'],
      [500, { expected: 400 }, 409, 'day.changed'],
      [500, { waiting: 2 }, 409, 'day.waiting-entries'],
      [500, { day: '2026-03-01' }, 409, 'day.not-open'],
      [500, { day: '2026-02-30' }, 400, 'request.invalid'],
      [500, { day: dayAfter((await dayOf(branch)).day) }, 409, 'day.not-open'],
      [500, { branchId: other.branchId, day: '2026-03-01' }, 404, 'branch.not-found'],
      [-1, {}, 400, 'request.invalid'],
    ];
    for (const [counted, more, status, code] of rejections)
      expect((await close(branch, counted, more)).body).toMatchObject({ status, code });
    const signed = await close(branch, 399, { reason: 'unknown', managerId: manager.id, pin: PIN });
    expect(signed.body).toMatchObject({ difference: -101, manager: 'Ramesh T.' });
  });

  it('takes effect once per key', async () => {
    const branch = await newBranch();
    const { day } = await dayOf(branch);
    const body = { branchId: branch, day, float: 0, otherCash: 0, takenOut: 0, counted: 0 };
    const send = () =>
      shop.owner.client.post<Close>('/api/counter/closes', body, {
        'idempotency-key': `close-${branch}-once`,
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  });

  it('leaves no gap and gives no number twice when counters close at the same moment (CS8)', async () => {
    const branch = await newBranch();
    const { day } = await dayOf(branch);
    await sql("UPDATE daily_close_release SET first_day = '2026-01-01'");
    const form = { float: 0, otherCash: 0, takenOut: 0, counted: 0 };
    for (const closed of [dayAfter(day, -1), day]) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => close(branch, 0, { ...form, day: closed })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    }
    const rows = await sql('SELECT sequence FROM daily_closes WHERE branch_id = $1 ORDER BY day', [branch]);
    expect(rows).toEqual([{ sequence: 1 }, { sequence: 2 }]);
    expect(await sql('SELECT last_number FROM daily_close_numbers WHERE branch_id = $1', [branch])).toEqual([
      { last_number: 2 },
    ]);
  });

  it('contains what was accepted before it, or leaves it to the next day', async () => {
    const branch = await newBranch();
    const accepting = [100, 200, 400, 800].map((amount) => use(branch, amount));
    const byManager = { reason: 'unknown', managerId: manager.id, pin: PIN };
    const signed = await close(branch, 0, byManager);
    await Promise.all(accepting);
    expect(signed.status).toBe(201);
    const { cash } = (
      await sql<{ cash: number }>('SELECT cash FROM daily_closes WHERE id = $1', [signed.body.id])
    )[0] as {
      cash: number;
    };
    const next = await dayOf(branch, dayAfter(signed.body.day));
    expect(cash + next.drawer.cash).toBe(1_500);
  });

  it('is for the staff of its branch', async () => {
    const branch = await newBranch();
    const staff = await world.staff(shop, 'counter', shop.branchId);
    const own = await world.staff(shop, 'counter', branch);
    const stranger = await world.person();
    expect((await close(branch, 0, {}, staff.client)).status).toBe(403);
    expect((await close(branch, 0, {}, stranger.client)).status).toBe(403);
    const signed = await close(branch, 0, {}, own.client);
    expect([signed.status, signed.body.signedBy]).toEqual([201, 'Ramesh T.']);
    expect((await staff.client.get(`/api/counter/closes/${signed.body.id}`)).body).toMatchObject({
      status: 404,
      code: 'day.not-found',
    });
    expect((await other.owner.client.get(`/api/counter/closes/${signed.body.id}`)).status).toBe(404);
  });

  it('tells the owner and the audit log', async () => {
    const branch = await newBranch();
    const { body } = await close(branch, 0);
    await running.deliverEvents();
    const told = await sql<{ kind: string }>(
      `SELECT kind, facts ->> 'number' AS number FROM notifications WHERE user_id = $1 AND facts ->> 'number' = $2`,
      [shop.owner.id, body.number],
    );
    expect(told).toEqual([{ kind: 'day-closed', number: body.number }]);
    const inbox = await shop.owner.client.get<{ title: string; titleNe: string }[]>('/api/notifications');
    expect(inbox.body[0]?.titleNe).toContain(` को ${nepaliDayText(body.day)} को हिसाब बन्द भयो: `);
    expect(inbox.body[0]?.title).toMatch(/ is closed for [A-Z][a-z]{2} \d{1,2}, 20\d\d: /);
    const [mail, ...more] = (await mailsTo(shop.owner.email)).filter((text) =>
      text.includes(`filename=${body.number}.pdf`),
    );
    expect(more).toEqual([]);
    expect(mail).toContain('Content-Type: application/pdf');
    expect(mail).toContain('%PDF-1.');
    expect(
      await sql(
        `SELECT actor_id AS actor FROM audit_log WHERE action = 'day.closed' AND after ->> 'closeId' = $1`,
        [String(body.id)],
      ),
    ).toEqual([{ actor: shop.owner.id }]);
  });
});

describe('a closed day (CS9)', () => {
  beforeAll(setUpCounter);
  afterAll(tearDown);

  it('takes nothing in, and nothing is taken out of it: both are lines of the next day', async () => {
    const branch = await newBranch();
    const before = await use(branch, 300);
    const { body } = await close(branch, 300);
    await use(branch, 100);
    await takeBack(before);
    const kept = await shop.owner.client.get<Close>(`/api/counter/closes/${body.id}`);
    expect(kept.body).toMatchObject({ uses: 1, cash: 300, expected: 300 });
    const next = await dayOf(branch, dayAfter(body.day));
    expect(next.drawer).toMatchObject({ uses: 1, late: 1, cash: -200, charged: 100, takenBack: 0 });
    expect(next.drawer.lateLines).toMatchObject([
      { kind: 'use', amount: 100 },
      { kind: 'undo', amount: -300 },
    ]);
  });

  it('cannot be changed by a statement', async () => {
    const branch = await newBranch();
    await use(branch, 300);
    const { body } = await close(branch, 300);
    const statements = [
      'UPDATE daily_closes SET counted = 0 WHERE id = $1',
      'DELETE FROM daily_closes WHERE id = $1',
      'UPDATE counter_takings SET amount = 0 WHERE branch_id = (SELECT branch_id FROM daily_closes WHERE id = $1)',
      'DELETE FROM counter_takings WHERE branch_id = (SELECT branch_id FROM daily_closes WHERE id = $1)',
      `INSERT INTO counter_takings (vendor_id, branch_id, day, pass_id, person_id, kind, amount, is_offline, is_late, used_at)
       SELECT t.vendor_id, t.branch_id, t.day, t.pass_id, t.person_id, 'use', 5, false, false, now()
       FROM counter_takings t JOIN daily_closes c ON c.branch_id = t.branch_id WHERE c.id = $1`,
    ];
    for (const statement of statements)
      await expect(sql(statement, [body.id])).rejects.toThrow(/stay|closed/);
  });

  it('is corrected by a line of the present day, by a manager', async () => {
    const branch = await newBranch();
    const { body } = await close(branch, 20, { reason: 'rounding' });
    const path = `/api/counter/closes/${body.id}/corrections`;
    const staff = await world.staff(shop, 'counter', branch);
    const correction = { amount: 280, reason: 'Found with the receipts' };
    expect((await staff.client.post(path, correction)).body).toMatchObject({ code: 'staff.right-missing' });
    expect((await other.owner.client.post(path, correction)).body).toMatchObject({ code: 'day.not-found' });
    expect((await manager.client.post(path, { ...correction, amount: 0 })).status).toBe(400);
    expect((await manager.client.post(path, { ...correction, reason: '' })).status).toBe(400);
    const corrected = await manager.client.post<Close>(path, correction);
    expect(corrected.body).toMatchObject({
      difference: 20,
      corrections: [{ amount: 280, madeBy: 'Ramesh T.', day: dayAfter(body.day) }],
    });
    expect((await dayOf(branch, dayAfter(body.day))).drawer).toMatchObject({
      corrected: 280,
      corrections: [{ amount: 280, number: body.number }],
    });
  });

  it('is a PDF and a table, in both languages (CS11)', async () => {
    const branch = await newBranch('=Himal');
    await use(branch, 300);
    const { body } = await close(branch, 300);
    const pdf = await shop.owner.client.get(`/api/counter/closes/${body.id}/pdf`);
    expect([pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    const sheet = await shop.owner.client.get(`/api/counter/closes/${body.id}.csv`);
    expect(sheet.text).toContain(`Number,${body.number}`);
    expect(sheet.text).toContain(`Branch,"'=Himal"`);
    const list = await shop.owner.client.get(`/api/counter/closes.csv?branch=${branch}`);
    expect(list.text.split('\r\n')).toHaveLength(3);
    await shop.owner.client.patch('/api/users/me', { language: 'ne' });
    expect((await shop.owner.client.get('/api/counter/closes.csv')).text).toMatch(/^नम्बर,दिन/);
    await shop.owner.client.patch('/api/users/me', { language: 'en' });
  });

  it('is listed by page', async () => {
    const first = await shop.owner.client.get<Close[]>('/api/counter/closes?limit=1');
    expect(first.body).toHaveLength(1);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] as string;
    const second = await shop.owner.client.get<Close[]>(next);
    expect(second.body[0]?.id).toBeLessThan(first.body[0]?.id as number);
    expect((await shop.owner.client.get('/api/counter/closes?cursor=WyJ4IiwxXQ')).status).toBe(400);
  });
});
