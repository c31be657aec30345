import {
  admin,
  confirm,
  giveBack,
  lineOf,
  made,
  owed,
  payee,
  read,
  type Run,
  setUp,
  tearDown,
} from './payout-runs.fixture.js';

/** What changes between the creation of a payout run and its file. */
describe('a payout run before its file', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  const fileOf = (run: Run) => admin.client.get<{ code: string }>(`/api/admin/payout-runs/${run.id}.csv`);

  it('pays nothing to a business that was suspended since (P8)', async () => {
    const [honest, fraud] = [await payee(2), await payee(3)];
    const run = await made();
    const reason = { reason: 'It takes money for nothing.' };
    expect((await admin.client.patch(`/api/admin/vendors/${fraud.id}/suspend`, reason)).status).toBe(200);
    expect((await fileOf(run)).body.code).toBe('payout.vendor-suspended');
    expect((await confirm(admin, run)).body.code).toBe('payout.vendor-suspended');
    expect((await giveBack(admin, run, lineOf(run, fraud)?.id ?? '')).status).toBe(200);
    const { text } = await fileOf(run);
    expect([text.includes(` ${honest.id}\r\n`), text.includes(` ${fraud.id}\r\n`)]).toEqual([true, false]);
    expect((await confirm(admin, await read(run))).status).toBe(200);
    expect([await owed(honest), await owed(fraud)]).toEqual([0, 150_000]);
  });

  it('pays no line twice that was taken out of it; one that was in a file stays in it (PO5)', async () => {
    const [early, late] = [await payee(2), await payee(3)];
    const run = await made();
    await giveBack(admin, run, lineOf(run, early)?.id ?? '');
    const { text } = await fileOf(run);
    expect([text.includes(` ${early.id}\r\n`), text.includes(` ${late.id}\r\n`)]).toEqual([false, true]);
    await giveBack(admin, run, lineOf(run, late)?.id ?? '');
    expect((await fileOf(run)).text).toBe(text);
  });
});
