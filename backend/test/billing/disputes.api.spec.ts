import { jest } from '@jest/globals';
import { PaymentPurposes } from '../../src/modules/payments/index.js';
import type {
  SettlementDifferenceView,
  SettlementView,
} from '../../src/modules/payments/settlements/settlement.view.js';
import { RefundSetup } from '../support/money/refund-setup.js';
import { type Person, World } from '../support/world.js';

const PAISA = 99_900;
const HEADINGS = 'balance_transaction_id,created,reporting_category,currency,gross,fee,payment_intent_id';

describe('disputes that Stripe tells of', () => {
  let both: RefundSetup;
  let admin: Person;

  beforeAll(async () => {
    both = await RefundSetup.start();
    const { app, database, url } = both.setup.running;
    jest.spyOn(app.get(PaymentPurposes).of('membership'), 'captured').mockResolvedValue(true);
    admin = await new World(database, url).admin();
  });

  afterAll(() => both.stop());

  const captured = async (): Promise<{ id: string; intent: string }> => {
    const { id } = await both.paid('stripe');
    await both.person.client.post(`/api/payments/${id}/confirm`);
    const [row] = await both.sql(`SELECT transaction_id FROM payments WHERE public_id = '${id}'`);
    return { id, intent: row?.['transaction_id'] as string };
  };
  const disputed = async (intent: string): Promise<string> => {
    const dispute = both.setup.mockGateways.stripe.dispute(intent, PAISA);
    await both.setup.mockGateways.callbacks.settled();
    return dispute;
  };
  const won = async (dispute: string): Promise<void> => {
    both.setup.mockGateways.stripe.winDispute(dispute);
    await both.setup.mockGateways.callbacks.settled();
  };
  const tasksOf = async (paymentId: string): Promise<unknown[]> => {
    const { body } = await admin.client.get<SettlementDifferenceView[]>('/api/admin/settlement-differences');
    return body
      .filter((task) => task.paymentId === paymentId)
      .map(({ kind, gateway, theirPaisa, settlementId }) => [
        kind,
        gateway,
        theirPaisa,
        settlementId !== null,
      ]);
  };
  /** Chargebacks of the payment according to the ledger. */
  const takenBack = async (paymentId: string): Promise<number> => {
    const [row] = await both.sql(
      `SELECT coalesce(sum(e.paisa), 0)::int AS paisa FROM chargebacks c
       JOIN ledger_transactions t ON t.kind = c.kind AND t.source = c.public_id::text
       JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id AND a.code = 'chargebacks'
       WHERE c.payment_id = (SELECT id FROM payments WHERE public_id = '${paymentId}')`,
    );
    return row?.['paisa'] as number;
  };
  const movementsOf = async (paymentId: string): Promise<{ kind: string; gateway_reference: string }[]> =>
    (await both.sql(
      `SELECT kind, gateway_reference FROM chargebacks
       WHERE payment_id = (SELECT id FROM payments WHERE public_id = '${paymentId}') ORDER BY id`,
    )) as { kind: string; gateway_reference: string }[];
  const importFile = (...lines: string[]) => {
    const form = new FormData();
    form.set('file', new Blob([[HEADINGS, ...lines].join('\r\n')]), 'settlement.csv');
    return admin.client.send<SettlementView>('POST', '/api/admin/settlements/stripe', form);
  };
  const line = (reference: string, category: string, amount: string, intent: string): string =>
    `${reference},${new Date().toISOString()},${category},npr,${amount},0.00,${intent}`;

  it('are booked and become a task; what comes back is booked again', async () => {
    const { id, intent } = await captured();
    const dispute = await disputed(intent);
    expect(await takenBack(id)).toBe(PAISA);
    expect(await tasksOf(id)).toEqual([['chargeback', 'stripe', PAISA, false]]);
    const attention = await admin.client.get<{ id: string; need: string }[]>(
      '/api/admin/payments?needs=attention',
    );
    expect(attention.body).toContainEqual(expect.objectContaining({ id, need: 'settlement' }));

    await won(dispute);
    expect(await takenBack(id)).toBe(0);
    expect(await tasksOf(id)).toEqual([
      ['chargeback', 'stripe', PAISA, false],
      ['chargeback-return', 'stripe', PAISA, false],
    ]);
  });

  it('are booked once, however often and at once Stripe tells of them', async () => {
    const { id, intent } = await captured();
    const dispute = both.setup.mockGateways.stripe.dispute(intent, PAISA, 'txn_told_often', 6);
    both.setup.mockGateways.stripe.winDispute(dispute);
    await both.setup.mockGateways.callbacks.settled();
    expect((await movementsOf(id)).map(({ kind }) => kind)).toEqual(['chargeback', 'chargeback-return']);
    expect(await tasksOf(id)).toHaveLength(2);
  });

  it('stand in the settlement file later without a second booking or task', async () => {
    const { id, intent } = await captured();
    await disputed(intent);
    const [movement] = await movementsOf(id);
    const file = await importFile(
      line('txn_charge_1', 'charge', '999.00', intent),
      line(movement?.gateway_reference as string, 'dispute', '-999.00', intent),
    );
    expect(file.status).toBe(200);
    expect(await takenBack(id)).toBe(PAISA);
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('stood in the settlement file already: nothing is booked again', async () => {
    const { id, intent } = await captured();
    await importFile(
      line('txn_charge_2', 'charge', '999.00', intent),
      line('txn_told_by_file', 'dispute', '-999.00', intent),
    );
    const dispute = both.setup.mockGateways.stripe.dispute(intent, PAISA, 'txn_told_by_file');
    await both.setup.mockGateways.callbacks.settled();
    expect(await takenBack(id)).toBe(PAISA);
    await won(dispute);
    expect(await takenBack(id)).toBe(0);
    expect((await movementsOf(id)).map(({ kind }) => kind)).toEqual(['chargeback', 'chargeback-return']);
    expect(await tasksOf(id)).toHaveLength(2);
  });

  it('of a payment that is none of ours are acknowledged', async () => {
    const before = await both.sql('SELECT count(*) FROM chargebacks');
    await disputed('pi_of_somebody_else');
    expect(both.setup.mockGateways.callbacks.statuses.at(-1)).toBe(200);
    expect(await both.sql('SELECT count(*) FROM chargebacks')).toEqual(before);
  });
});
