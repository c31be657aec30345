import { jest } from '@jest/globals';
import { ledgerErrors } from '../../src/ledger/ledger-errors.js';
import { PaymentPurposes, RefundsService } from '../../src/modules/payments/index.js';
import { Transactions } from '../../src/common/transactions/transactions.js';
import type {
  SettlementDifferenceView,
  SettlementView,
} from '../../src/modules/payments/settlements/settlement.view.js';
import type { PaymentSummary } from '../support/money/payment-setup.js';
import { RefundSetup } from '../support/money/refund-setup.js';
import { type Person, World } from '../support/world.js';

const STRIPE = 'balance_transaction_id,created,reporting_category,currency,gross,fee,payment_intent_id';
const NOW = new Date().toISOString();

describe('settlement files', () => {
  let both: RefundSetup;
  let admin: Person;
  let world: World;

  beforeAll(async () => {
    both = await RefundSetup.start();
    const { app, database, url } = both.setup.running;
    jest.spyOn(app.get(PaymentPurposes).of('membership'), 'captured').mockResolvedValue(true);
    world = new World(database, url);
    admin = await world.admin();
  });

  afterAll(() => both.stop());

  const send = async (gateway: string, content: string | Buffer, client = admin.client) => {
    const form = new FormData();
    form.set('file', new Blob([content]), 'settlement.csv');
    return client.send<SettlementView & { code?: string }>('POST', `/api/admin/settlements/${gateway}`, form);
  };
  const captured = async (): Promise<PaymentSummary & { intent: string }> => {
    const payment = await both.paid('stripe');
    await both.person.client.post(`/api/payments/${payment.id}/confirm`);
    const [row] = await both.sql(`SELECT transaction_id FROM payments WHERE public_id = '${payment.id}'`);
    return { ...payment, intent: row?.['transaction_id'] as string };
  };
  let number = 0;
  const line = (kind: string, intent: string, amount: string, at = NOW): string =>
    `txn_${++number},${at},${kind},npr,${amount},0.00,${intent}`;
  const open = async (): Promise<SettlementDifferenceView[]> =>
    (await admin.client.get<SettlementDifferenceView[]>('/api/admin/settlement-differences')).body;
  const file = (...lines: string[]): string => [STRIPE, ...lines].join('\r\n');

  it('are matched to payments, and what differs becomes a task that an admin resolves', async () => {
    const [right, wrong, absent, disputed] = [
      await captured(),
      await captured(),
      await captured(),
      await captured(),
    ];
    const content = file(
      line('charge', right.intent, '999.00'),
      line('charge', wrong.intent, '998.00'),
      line('charge', disputed.intent, '999.00'),
      line('dispute', disputed.intent, '-999.00'),
      line('refund', right.intent, '-400.00'),
      line('charge', 'pi_unknown', '50.00'),
      line('payout', '', '-1000.00'),
    );
    const first = await send('stripe', content);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ gateway: 'stripe', rows: 6, repeated: 0, differences: 5 });
    const differences = await open();
    const found = differences.map(({ kind, paymentId, ourPaisa, theirPaisa }) => [
      kind,
      paymentId,
      ourPaisa,
      theirPaisa,
    ]);
    expect(found).toEqual([
      ['missing-here', null, null, 5_000],
      ['amount', wrong.id, 99_900, 99_800],
      ['chargeback', disputed.id, null, 99_900],
      ['refund-missing-here', right.id, 0, 40_000],
      ['missing-there', absent.id, 99_900, null],
    ]);

    const again = await send('stripe', content);
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    expect(await open()).toHaveLength(5);

    const attention = await admin.client.get<{ id: string; need: string }[]>(
      '/api/admin/payments?needs=attention',
    );
    expect(
      attention.body
        .filter(({ need }) => need === 'settlement')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([right.id, wrong.id, absent.id, disputed.id].sort());
    const path = `/api/admin/settlement-differences/${differences[0]?.id}/resolve`;
    expect((await admin.client.post(path, { note: 'Asked the gateway.' })).status).toBe(200);
    expect((await admin.client.post(path, { note: 'Asked the gateway.' })).status).toBe(409);
    expect((await admin.client.post(path, { note: '' })).status).toBe(400);
    await admin.client.post(`/api/admin/payments/${wrong.id}/attend`, { reason: 'The fee was kept back.' });
    expect((await open()).map(({ kind }) => kind)).toEqual([
      'chargeback',
      'refund-missing-here',
      'missing-there',
    ]);

    // A later file contains the missing row; rows of both files count once.
    const later = await send('stripe', `${content}\r\n${line('charge', absent.intent, '999.00')}\r\n`);
    expect(later.body).toMatchObject({ rows: 7, repeated: 6, differences: 0 });
    expect((await open()).map(({ kind }) => kind)).toEqual(['chargeback', 'refund-missing-here']);
  });

  it('reverse a chargeback in the ledger once, and leave nothing of it to refund', async () => {
    const payment = await captured();
    const dispute = line('dispute', payment.intent, '-999.00');
    await send('stripe', file(line('charge', payment.intent, '999.00'), dispute));
    await send('stripe', file(dispute, line('charge', 'pi_other', '1.00')));
    const booked = `SELECT a.code, e.paisa::int AS paisa FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      JOIN ledger_accounts a ON a.id = e.account_id JOIN chargebacks c ON c.public_id::text = t.source JOIN payments p ON p.id = c.payment_id
      WHERE p.public_id = '${payment.id}' ORDER BY e.paisa`;
    expect(await both.sql(booked)).toEqual([
      { code: 'gateway:stripe', paisa: -99_900 },
      { code: 'chargebacks', paisa: 99_900 },
    ]);
    const { app, database } = both.setup.running;
    const refund = (): Promise<string> =>
      app
        .get(Transactions)
        .run(() =>
          app
            .get(RefundsService)
            .request({ paymentId: payment.id, paisa: 100, cause: 'admin', by: admin.id }),
        );
    await expect(refund()).rejects.toMatchObject({ code: 'refund.too-large' });
    await send('stripe', file(line('dispute_reversal', payment.intent, '999.00')));
    await expect(refund()).resolves.toBeTruthy();
    expect(await ledgerErrors(database)).toEqual([]);
  });

  it.each([
    ['esewa', 'Transaction UUID,Reference ID,Type,Amount,Fee,Date', 'u-1,0A1B,Payment,"1,000.0",,2026-11-20'],
    ['khalti', 'pidx,Transaction ID,Type,Amount,Fee,Date', 'p1,t1,Refund,10,0.5,2026-11-20 10:00:00'],
    ['bank-transfer', 'Date,Reference,Transaction ID,Credit,Debit', '2026-11-20,DBABC,NB-1,500.00,'],
  ])('of %s are read as documented', async (gateway, headings, row) => {
    const { status, body } = await send(gateway, `\uFEFF${headings}\n${row}\n`);
    expect([status, body.rows]).toEqual([200, 1]);
  });

  it.each([
    ['a formula', file(line('charge', '=HYPERLINK("http://x")', '1.00'))],
    ['other columns', 'a,b\n1,2\n'],
    ['a column twice', `${STRIPE},gross\ntxn_1,${NOW},charge,npr,1,0,pi_1,2`],
    ['no amount', file(line('charge', 'pi_1', 'NaN'))],
    ['another currency', file(`txn_x,${NOW},charge,usd,1.00,0,pi_1`)],
    ['a day that is none', file(line('charge', 'pi_1', '1.00', '2026-13-45'))],
    ['nothing', ''],
    ['headings alone', STRIPE],
    ['bytes of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe])],
    ['an open quote', `${STRIPE}\n"${'x'.repeat(30_000)}`],
    ['too many rows', file(...Array.from({ length: 20_001 }, () => line('charge', 'pi_1', '1.00')))],
  ])('with %s are rejected and change nothing', async (_what, content) => {
    const before = await both.sql('SELECT count(*) FROM settlements');
    const { status, body } = await send('stripe', content);
    expect([status, body.code]).toEqual([400, 'settlement.unreadable']);
    expect(await both.sql('SELECT count(*) FROM settlements')).toEqual(before);
  });

  it('that are rejected name the line and the column', async () => {
    const { body } = await send('stripe', file(line('charge', 'pi_1', '1.00'), line('charge', 'pi_1', 'x')));
    expect(body).toMatchObject({ code: 'settlement.unreadable', line: 3, column: 'gross' });
  });

  it('are at most 5 MB, of a gateway that there is, and for admins alone', async () => {
    expect((await send('stripe', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
    expect((await send('paypal', STRIPE)).status).toBe(404);
    for (const { client } of [both.person, (await world.business()).owner]) {
      expect((await send('stripe', STRIPE, client)).status).toBe(403);
      expect((await client.get('/api/admin/settlements')).status).toBe(403);
      expect((await client.get('/api/admin/settlement-differences')).status).toBe(403);
    }
  });

  it('are listed, the newest first, also as a table', async () => {
    const { body } = await admin.client.get<SettlementView[]>(
      '/api/admin/settlements?gateway=stripe&limit=2',
    );
    expect(body).toHaveLength(2);
    expect(body.every(({ gateway }) => gateway === 'stripe')).toBe(true);
    expect((await admin.client.get('/api/admin/settlements?gateway=paypal')).status).toBe(400);
    const table = await admin.client.get('/api/admin/settlements.csv');
    expect([table.status, table.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  });
});
