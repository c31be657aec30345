import { enterAccount } from '../support/money/payees.js';
import type { Business } from '../support/world.js';
import {
  type Run,
  admin,
  confirm,
  earlierRuns,
  earn,
  giveBack,
  lineOf,
  made,
  owed,
  payee,
  rows,
  setup,
  setUp,
  tearDown,
  world,
} from './payout-runs.fixture.js';

interface Owed {
  since: string | null;
  openingPaisa: number;
  soldCodes: number;
  soldPaisa: number;
  returnedCodes: number;
  returnedPaisa: number;
  returnedPayoutsPaisa: number;
  otherPaisa: number;
  feePaisa: number;
  owedPaisa: number;
}

interface Next {
  day: string;
  amount: number;
  state: string;
  leftOut: string | null;
  cutoffAt: string;
  heldUntil: string | null;
  leastRupees: number;
  withheldPaisa: number;
  owed: Owed;
}

interface Line {
  kind: string;
  title: string | null;
  codes: number | null;
  paisa: number;
}

interface Statement extends Omit<Owed, 'since' | 'owedPaisa'> {
  number: string;
  amount: number;
  closingPaisa: number;
  lines: Line[];
}

const next = async (shop: Business) =>
  (await shop.owner.client.get<Next>('/api/vendors/me/payouts/next')).body;
const total = (sums: Omit<Owed, 'since' | 'owedPaisa'>) =>
  sums.openingPaisa +
  sums.soldPaisa -
  sums.returnedPaisa +
  sums.returnedPayoutsPaisa -
  sums.otherPaisa -
  sums.feePaisa;
const takeBack = (shop: Business, passId: string | undefined) =>
  shop.owner.client.post(`/api/redemptions/${passId}/void`, { reason: 'Wrong guest' });

/** A business's second payout, ordered: three uses, one of them taken back. */
async function second(): Promise<{ shop: Business; run: Run; path: string }> {
  const shop = await payee(2);
  await confirm(admin, await made());
  const [passId] = await earn(shop, 3);
  await takeBack(shop, passId);
  await rows('UPDATE vendors SET vat_number = $2 WHERE id = $1', [shop.id, '600123456']);
  const run = await made();
  return { shop, run, path: `/api/vendors/me/payouts/${lineOf(run, shop)?.id}` };
}

describe('the payouts of a business (PO7)', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(earlierRuns);

  it('show what became owed since the last one, which adds up to the balance', async () => {
    const shop = await payee(3);
    const expected = await next(shop);
    expect(expected).toMatchObject({ amount: 1_500, state: 'expected', leftOut: null, leastRupees: 1_000 });
    expect(new Date(`${expected.day}T00:00:00Z`).getUTCDay()).toBe(4);
    expect(new Date(expected.cutoffAt).getTime()).toBe(
      Date.parse(`${expected.day}T00:00:00+05:45`) - 86_400_000,
    );
    expect(expected.owed).toMatchObject({ since: null, soldCodes: 3, soldPaisa: 150_000, feePaisa: 0 });

    const first = await made();
    expect(await next(shop)).toMatchObject({ day: first.day, amount: 1_500, state: 'ordered' });
    await confirm(admin, first);
    expect(await next(shop)).toMatchObject({ amount: 0, leftOut: 'too-little', owed: { soldCodes: 0 } });
    const [passId] = await earn(shop, 2);
    await takeBack(shop, passId);
    await giveBack(admin, first, lineOf(first, shop)?.id ?? '');
    const { owed: sums } = await next(shop);
    expect(sums).toMatchObject({
      ...{ since: expect.any(String) as string, openingPaisa: 0, soldCodes: 2, soldPaisa: 100_000 },
      ...{ returnedCodes: 1, returnedPaisa: 50_000, returnedPayoutsPaisa: 150_000, owedPaisa: 200_000 },
    });
    expect([total(sums), await owed(shop)]).toEqual([200_000, 200_000]);
  });

  it('show until when a new account holds them', async () => {
    const shop = await payee(3);
    await rows(`UPDATE payout_accounts SET held_until = now() + interval '1 hour' WHERE vendor_id = $1`, [
      shop.id,
    ]);
    const { leftOut, amount, heldUntil } = await next(shop);
    expect([leftOut, amount, Date.parse(heldUntil ?? '') > Date.now()]).toEqual(['held', 0, true]);
  });

  it('have a statement whose lines add up to the ledger', async () => {
    const { shop, run, path } = await second();
    const { body } = await shop.owner.client.get<Statement>(path);
    expect(body).toMatchObject({
      ...{ number: `PO-${shop.id}-0002`, amount: 1_000, state: 'ordered', method: 'bank-transfer' },
      ...{
        reference: null,
        paidAt: null,
        payoutDay: run.day,
        holder: 'Himchuli Momo House',
        lastFour: '4321',
      },
      ...{ bank: 'Nabil Bank', branch: 'Thamel', business: { pan: '600123456' }, returnedReason: null },
      ...{ openingPaisa: 0, soldPaisa: 150_000, soldCodes: 3, returnedPaisa: 50_000, returnedCodes: 1 },
      ...{ returnedPayoutsPaisa: 0, otherPaisa: 0, feePaisa: 0, closingPaisa: 0 },
    });
    expect(body.lines.map(({ kind, title, codes, paisa }) => [kind, title, codes, paisa])).toEqual([
      ['use', 'Two plates of momo', 3, 150_000],
      ['use-return', 'Two plates of momo', 1, -50_000],
    ]);
    const ofLines = body.lines.reduce((sum, { paisa }) => sum + paisa, body.openingPaisa);
    expect([ofLines, total(body)]).toEqual([100_000, 100_000]);
    const ledger = await rows(
      `SELECT sum(e.paisa)::int AS paisa FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
         JOIN ledger_transactions t ON t.id = e.transaction_id WHERE a.vendor_id = $1 AND t.source = $2`,
      [shop.id, lineOf(run, shop)?.id],
    );
    expect(ledger.rows).toEqual([{ paisa: body.amount * 100 + body.closingPaisa }]);
    await confirm(admin, run);
    const paid = { state: 'paid', paidAt: expect.any(String) as string };
    expect((await shop.owner.client.get(path)).body).toMatchObject(paid);
  });

  it('have their statement as a table and as a PDF with both scripts', async () => {
    const { shop, run, path } = await second();
    const { text } = await shop.owner.client.get(`${path}.csv`);
    const cells = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',').slice(1).join());
    expect(cells).toEqual([
      ...Array<string>(3).fill('Code used,Two plates of momo,500'),
      'Use taken back,Two plates of momo,-500',
      'Payout,,-1000',
    ]);
    const answer = await fetch(`${setup.running.url}${path}/pdf`, {
      headers: { cookie: shop.owner.client.cookie ?? '' },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`PO-${shop.id}-0002.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('AnekDevanagari');
    await confirm(admin, run);
  });

  it('are only for the business and its people with the right to its money', async () => {
    const shop = await payee(2);
    const run = await made();
    const path = `/api/vendors/me/payouts/${lineOf(run, shop)?.id}`;
    const stranger = await world.business();
    await enterAccount(setup.running.database, stranger);
    const [manager, counter] = [await world.staff(shop, 'manager'), await world.staff(shop)];
    for (const address of [path, `${path}.csv`, `${path}/pdf`]) {
      expect((await stranger.owner.client.get<Run>(address)).body.code).toBe('payout.not-found');
      expect((await manager.client.get(address)).status).toBe(200);
      expect((await counter.client.get(address)).status).toBe(403);
    }
    await confirm(admin, run);
  });
});
