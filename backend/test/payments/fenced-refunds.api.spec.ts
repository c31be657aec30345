import { jest } from '@jest/globals';
import { PaymentPurposes } from '../../src/modules/payments/index.js';
import { RefundSetup } from '../support/money/refund-setup.js';
import { until } from '../support/processes/until.js';

const RETRY_TIME_ARRIVES = `UPDATE refunds SET due_at = now() - interval '1 second' WHERE state = 'sending'`;
const LEASES_END = `UPDATE refunds SET due_at = now(), claimed_until = now() - interval '1 second' WHERE state = 'sending'`;

describe('refunds of two instances', () => {
  let both: RefundSetup;

  beforeAll(async () => {
    both = await RefundSetup.start();
    for (const { app } of [both.setup.running, both.second])
      jest.spyOn(app.get(PaymentPurposes).of('membership'), 'captured').mockResolvedValue(true);
  });

  beforeEach(() => {
    both.setup.mockGateways.traffic.release();
    both.forgetCalls();
  });

  afterAll(() => both.stop());

  it('are sent once each while both work at a slow gateway', async () => {
    const ids = await both.refunds('khalti', 20, 40_000);
    both.setup.mockGateways.traffic.hold('khalti', 20);
    await Promise.all([both.runFirst(), both.runSecond()]);
    expect(both.timesSent()).toEqual(Array<number>(20).fill(1));
    expect(new Set(await both.states(ids))).toEqual(new Set(['completed']));
  });

  it('are sent once each when a database session is lost in the middle and the retry time arrives', async () => {
    const ids = await both.refunds('khalti', 20, 40_000);
    both.setup.mockGateways.traffic.hold('khalti', 30);
    const first = both.runFirst().catch(() => undefined);
    await until(() => both.timesSent().length >= 4);
    await both.endSessions(`pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')`);
    await both.sql(RETRY_TIME_ARRIVES);
    await both.runSecond();
    await first;
    expect(both.timesSent()).toEqual(Array<number>(20).fill(1));
    expect(new Set(await both.states(ids))).toEqual(new Set(['completed']));
  });

  it('are sent once each when every session is lost: what is unclear is looked up and never repeated', async () => {
    const ids = await both.refunds('khalti', 20, 40_000);
    both.setup.mockGateways.traffic.hold('khalti', 30);
    const first = both.runFirst().catch(() => undefined);
    await until(() => both.timesSent().length >= 4);
    await both.endSessions('true');
    await first;
    await both.sql(LEASES_END);
    await both.runSecond();
    expect(both.timesSent()).toEqual(Array<number>(20).fill(1));
    expect((await both.states(ids)).filter((state) => !['completed', 'manual'].includes(state))).toEqual([]);
  });

  it.each(['khalti', 'stripe'] as const)(
    'of %s change nothing by a late response when another instance has taken over',
    async (gateway) => {
      const [id] = await both.refunds(gateway, 1, 99_900);
      both.setup.mockGateways.traffic.hold(gateway, Infinity, 'after');
      const first = both.runFirst();
      await until(() => both.timesSent().length === 1);
      await both.sql(LEASES_END);
      // The next calls get responses; the running call still waits.
      both.setup.mockGateways.traffic.hold(gateway, 0);
      await both.runSecond();
      expect(await both.states([id as string])).toEqual(['completed']);
      both.setup.mockGateways.traffic.release();
      await first;
      expect(both.timesSent()).toEqual([1]);
      expect(
        await both.sql(
          `SELECT count(*)::int AS times FROM ledger_transactions WHERE kind = 'refund' AND source = '${id}'`,
        ),
      ).toEqual([{ times: 1 }]);
    },
  );

  it('are not sent by an instance whose lease has ended before the call', async () => {
    const [id] = await both.refunds('khalti', 1, 40_000);
    await both.sql(
      `UPDATE refunds SET state = 'sending', attempts = 1, sent_at = now(), due_at = now() WHERE public_id = '${id}'`,
    );
    // The status query of the first instance takes longer than its lease.
    both.setup.mockGateways.traffic.hold('khalti', Infinity, 'after');
    const first = both.runFirst();
    await until(() => both.setup.mockGateways.traffic.calls.some(({ path }) => path.endsWith('/lookup/')));
    await both.sql(LEASES_END);
    both.setup.mockGateways.traffic.hold('khalti', 0);
    await both.runSecond();
    both.setup.mockGateways.traffic.release();
    await first;
    expect(both.timesSent()).toEqual([1]);
    expect(await both.states([id as string])).toEqual(['completed']);
  });
});

describe('a refund whose response is lost', () => {
  let both: RefundSetup;

  beforeAll(async () => {
    both = await RefundSetup.start({ GATEWAY_TIMEOUT_MS: '300' });
    jest
      .spyOn(both.setup.running.app.get(PaymentPurposes).of('membership'), 'captured')
      .mockResolvedValue(true);
  });

  beforeEach(() => both.forgetCalls());
  afterAll(() => both.stop());

  it.each([
    ['stripe', 40_000, 'completed'],
    ['khalti', 99_900, 'completed'],
    // Khalti does not distinguish partial refunds.
    ['khalti', 40_000, 'manual'],
  ] as const)('of %s over %i paisa is looked up and ends as %s', async (gateway, paisa, state) => {
    const ids = await both.refunds(gateway, 1, paisa);
    both.setup.mockGateways.traffic.hold(gateway, Infinity, 'after');
    await both.runFirst();
    expect(await both.states(ids)).toEqual(['sending']);
    both.setup.mockGateways.traffic.release();
    await both.sql(LEASES_END);
    await both.runFirst();
    expect(await both.states(ids)).toEqual([state]);
    expect(both.timesSent()).toEqual([1]);
  });
});
