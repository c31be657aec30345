import { createHash } from 'node:crypto';
import { DailyStatements } from '../../src/modules/billing/index.js';
import { enterAccount } from '../support/money/payees.js';
import { type Business } from '../support/world.js';
import {
  type Run,
  type Candidate,
  dayIn,
  setup,
  world,
  admin,
  other,
  earlierRuns,
  rows,
  dateBookings,
  earn,
  payee,
  make,
  made,
  read,
  confirm,
  giveBack,
  lineOf,
  owed,
  setUp,
  tearDown,
} from './payout-runs.fixture.js';

describe('payout runs', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  /** Moves runs of earlier tests to other days. */
  beforeEach(earlierRuns);

  it('pay what became owed 24 hours before, from Rs. 1,000 on, to accounts that are not held (PO3)', async () => {
    const [paid, young, small, suspended, held, bare] = [
      await payee(4),
      await world.business(),
      await payee(1),
      await payee(3),
      await world.business(),
      await world.business(),
    ];
    await enterAccount(setup.running.database, young);
    await earn(young, 2);
    await earn(young, 1, 0);
    await enterAccount(setup.running.database, held);
    await rows(`UPDATE payout_accounts SET held_until = now() + interval '1 hour' WHERE vendor_id = $1`, [
      held.id,
    ]);
    await earn(held, 3);
    await earn(bare, 3);
    await admin.client.patch(`/api/admin/vendors/${suspended.id}/suspend`, {
      reason: 'Complaints are looked at.',
    });
    const { body: candidates } = await admin.client.get<Candidate[]>(
      `/api/admin/payout-runs/candidates?day=${dayIn(0)}`,
    );
    const of = (shop: Business) => candidates.find(({ vendor }) => vendor.id === shop.id);
    expect(of(paid)).toMatchObject({
      amount: 2_000,
      holder: 'Himchuli Momo House',
      verification: 'verified',
      leftOut: null,
    });
    expect(of(young)).toMatchObject({ amount: 1_000, leftOut: null });
    const leftOut = [small, suspended, held, bare].map((shop) => of(shop)?.leftOut);
    expect(leftOut).toEqual(['too-little', 'suspended', 'held', 'no-account']);

    const run = await made();
    expect(lineOf(run, paid)).toMatchObject({
      amount: 2_000,
      holder: 'Himchuli Momo House',
      verification: 'verified',
      lastFour: '4321',
      state: 'ordered',
    });
    expect([lineOf(run, young)?.amount, run.runLines.length]).toEqual([1_000, 2]);
    expect([await owed(paid), await owed(young), await owed(small)]).toEqual([0, 50_000, 50_000]);
    expect((await confirm(admin, run)).body).toMatchObject({ state: 'paid', amount: 3_000 });
  });

  it('count a use that was taken back as nothing', async () => {
    const shop = await payee(2);
    const [passId] = await earn(shop, 1, 0);
    await shop.owner.client.post(`/api/redemptions/${passId}/void`, { reason: 'Wrong guest' });
    const run = await made();
    expect(lineOf(run, shop)?.amount).toBe(1_000);
    await confirm(admin, run);
  });

  it('are made once by two admins at once, one at a time, and once for a day', async () => {
    const shop = await payee(3);
    const day = dayIn(0);
    const answers = await Promise.all([
      make(admin, day),
      make(other, day),
      make(admin, day),
      make(other, day),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const run = answers.find(({ status }) => status === 201)?.body as Run;
    expect(lineOf(run, shop)?.amount).toBe(1_500);
    expect((await make(other, dayIn(1))).body.code).toBe('payout-run.open');
    const confirmed = await Promise.all([confirm(admin, run), confirm(other, run), confirm(admin, run)]);
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await make(admin, day)).body.code).toBe('payout-run.day-taken');
    const { body: payouts } = await shop.owner.client.get<{ amount: number }[]>('/api/vendors/me/payouts');
    expect(payouts.map(({ amount }) => amount)).toEqual([1_500]);
    expect(await owed(shop)).toBe(0);
  });

  it('and single payouts at once never pay more than is owed', async () => {
    const shop = await payee(4);
    const [run, ...single] = await Promise.all([
      make(admin),
      ...Array.from({ length: 4 }, (_, n) =>
        other.client.post(`/api/admin/vendors/${shop.id}/payouts`, {
          amount: 1_000,
          reference: `NB-${shop.id}-${n}`,
        }),
      ),
    ]);
    const byRun = run.status === 201 ? (lineOf(run.body, shop)?.amount ?? 0) : 0;
    const bySingle = single.filter(({ status }) => status === 201).length * 1_000;
    expect(byRun + bySingle).toBe(2_000);
    expect(await owed(shop)).toBe(0);
    if (run.status === 201) await confirm(admin, run.body);
  });

  it('take effect once under one key', async () => {
    await payee(2);
    const day = dayIn(0);
    const first = await make(admin, day, 'payout-run-1');
    const again = await make(admin, day, 'payout-run-1');
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    await confirm(admin, first.body);
  });

  it('have a file of the same bytes each time, with full numbers, that is noted (PO5)', async () => {
    const shop = await payee(2);
    const run = await made();
    const file = async () => (await admin.client.get(`/api/admin/payout-runs/${run.id}.csv`)).text;
    expect(await read(run)).toMatchObject({ fileAt: null });
    const text = await file();
    expect(await read(run)).toMatchObject({ fileAt: expect.any(String) as string });
    expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'line,kind,bank,branch,holder,number,amount,currency,remark',
      `1,bank,Nabil Bank,Thamel,Himchuli Momo House,00100175004321,1000,NPR,Dobbar ${run.day} ${shop.id}`,
      '',
    ]);
    await enterAccount(setup.running.database, shop, '99999999990000');
    const settings = await admin.client.patch('/api/admin/settings', {
      changes: [{ key: 'payouts.fileColumns', value: 'number, amount, holder', version: 0 }],
    });
    expect(settings.status).toBe(200);
    expect(await file()).toBe(text);
    expect(JSON.stringify(await read(run))).not.toContain('00100175004321');
    const channel = (kind: string) => admin.client.get(`/api/admin/payout-runs/${run.id}.csv?kind=${kind}`);
    expect((await channel('bank')).text).toBe(text);
    expect([(await channel('esewa')).status, (await channel('cash')).status]).toEqual([404, 400]);
    const { rows: noted } = await setup.running.database.query(
      `SELECT count(*)::int AS count, min(after->>'sha256') AS sha256 FROM audit_log
         WHERE action = 'payout-run.exported' AND subject_id = $1 GROUP BY after->>'sha256'`,
      [run.id],
    );
    const bytes = `\uFEFF${text.replace('\uFEFF', '')}`;
    expect(noted).toEqual([{ count: 3, sha256: createHash('sha256').update(bytes).digest('hex') }]);
    await confirm(admin, run);
    const [next, another] = [await payee(2), await made()];
    const { text: shorter } = await admin.client.get(`/api/admin/payout-runs/${another.id}.csv`);
    expect(shorter).toContain(`number,amount,holder\r\n`);
    expect(lineOf(another, next)?.amount).toBe(1_000);
    await confirm(admin, another);
    const wrong = await admin.client.patch<{ code: string }>('/api/admin/settings', {
      changes: [{ key: 'payouts.fileColumns', value: 'amount,holder,pin', version: 1 }],
    });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'request.invalid']);
  });

  it('are confirmed with one reference for each line', async () => {
    const shops = [await payee(2), await payee(2)];
    const run = await made();
    const lines = shops.map((shop) => lineOf(run, shop)?.id ?? '');
    const given = (...references: string[]) =>
      references.map((reference, index) => ({ line: lines[index] ?? '', reference }));
    expect((await confirm(admin, run, given('NB-X/1'))).body.code).toBe('payout-run.references-missing');
    const twice = [...given('NB-X/1'), { line: lines[0] ?? '', reference: 'NB-X/2' }];
    expect((await confirm(admin, run, twice)).body.code).toBe('payout-run.references-missing');
    expect((await confirm(admin, run, given('NB-X', 'NB-X'))).body.code).toBe('payout.reference-used');
    expect((await read(run)).state).toBe('open');
    const { body } = await confirm(admin, run, given('NB-X/1', 'NB-X/2'));
    expect(body.runLines.map(({ reference }) => reference)).toEqual(['NB-X/1', 'NB-X/2']);
    expect((await confirm(admin, run, given('NB-X/1', 'NB-X/2'))).body.code).toBe('payout-run.not-open');
  });

  it('owe a business again what came back, before and after the confirmation (PO6)', async () => {
    const [early, late] = [await payee(2), await payee(3)];
    const run = await made();
    expect((await giveBack(admin, run, lineOf(run, early)?.id ?? '')).status).toBe(200);
    expect(await owed(early)).toBe(100_000);
    expect((await confirm(admin, await read(run))).status).toBe(200);
    const line = lineOf(run, late)?.id ?? '';
    const both = await Promise.all([giveBack(admin, run, line), giveBack(other, run, line)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await owed(late)).toBe(150_000);
    const { body: payouts } = await late.owner.client.get<{ state: string }[]>('/api/vendors/me/payouts');
    expect(payouts.map(({ state }) => state)).toEqual(['returned']);
    const { body: unpaid } = await early.owner.client.get<object[]>('/api/vendors/me/payouts');
    expect(unpaid).toEqual([
      expect.objectContaining({
        ...{
          state: 'returned',
          amount: 1_000,
          paidAt: null,
          reference: null,
          bank: 'Nabil Bank',
          lastFour: '4321',
        },
        returnedReason: 'The bank does not know the account.',
      }),
    ]);
    const again = await made();
    expect([lineOf(again, early)?.amount, lineOf(again, late)?.amount]).toEqual([1_000, 1_500]);
    await confirm(admin, again);
    expect((await giveBack(admin, run, crypto.randomUUID())).body.code).toBe('payout.not-found');
  });

  it('are paid although a use was taken back meanwhile: the business owes it then (ST4)', async () => {
    const shop = await world.business();
    await enterAccount(setup.running.database, shop);
    const [passId] = await earn(shop, 2);
    const run = await made();
    await shop.owner.client.post(`/api/redemptions/${passId}/void`, { reason: 'Wrong guest' });
    expect(await owed(shop)).toBe(-50_000);
    expect((await confirm(admin, run)).status).toBe(200);
  });

  it('stand in the daily statements, also when money came back on another day', async () => {
    const shop = await payee(2);
    const run = await made();
    // More than a day after the uses (60 hours ago) and before the return, so that all are on different days
    // at any time of day.
    await dateBookings(shop, 30);
    await confirm(admin, run);
    await giveBack(admin, run, lineOf(run, shop)?.id ?? '');
    await rows('ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_kept', []);
    await rows(
      `UPDATE ledger_transactions SET created_at = created_at - interval '80 hours' WHERE id IN (
         SELECT e.transaction_id FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE a.vendor_id = $1)`,
      [shop.id],
    );
    await rows('ALTER TABLE ledger_transactions ENABLE TRIGGER ledger_transactions_kept', []);
    await setup.running.app.get(DailyStatements).run();
    const { body } = await shop.owner.client.get<{ paidOutPaisa: number }[]>(
      '/api/vendors/me/statements?sort=oldest',
    );
    expect(body.map(({ paidOutPaisa }) => paidOutPaisa)).toEqual([0, 100_000, -100_000]);
  });

  it('are rejected for other days, and when nobody can be paid', async () => {
    for (const day of [dayIn(-1), dayIn(15), '2026-02-31', 'soon'])
      expect((await make(admin, day)).status).toBe(400);
    // Pays the amounts of the previous test.
    const { body: run, status } = await make(admin);
    if (status === 201) await confirm(admin, run);
    expect((await make(admin, dayIn(1))).body.code).toBe('payout-run.empty');
    const nobody = crypto.randomUUID();
    for (const path of [nobody, `${nobody}.csv`])
      expect((await admin.client.get<Run>(`/api/admin/payout-runs/${path}`)).body.code).toBe(
        'payout-run.not-found',
      );
  });
});
