import { jest } from '@jest/globals';
import { PaymentPurposes, Reconciler } from '../../src/modules/payments/index.js';
import type { SystemHealthView } from '../../src/modules/admin/overview/overview.view.js';
import { RefundSetup } from '../support/money/refund-setup.js';
import { until } from '../support/processes/until.js';
import { type Person, World } from '../support/world.js';

const LOOKS_ARE_DUE = `UPDATE payments SET look_at = now() - CASE gateway WHEN 'khalti' THEN interval '1 minute' ELSE interval '1 second' END
  WHERE look_at IS NOT NULL`;

describe('a gateway that never answers', () => {
  let both: RefundSetup;

  beforeAll(async () => {
    both = await RefundSetup.start();
    jest
      .spyOn(both.setup.running.app.get(PaymentPurposes).of('membership'), 'captured')
      .mockResolvedValue(true);
  });

  afterAll(() => both.stop());

  it('delays neither the payments nor the refunds of other gateways', async () => {
    const silent = [await both.paid('khalti'), await both.paid('khalti')];
    const refunds = await both.refunds('stripe', 2, 40_000);
    const others = [await both.paid('stripe'), await both.paid('esewa')];
    both.setup.mockGateways.traffic.hold('khalti', Infinity);
    await both.sql(LOOKS_ARE_DUE);
    const state = async (id: string): Promise<string> =>
      (await both.person.client.get<{ state: string }>(`/api/payments/${id}`)).body.state;
    const run = both.runFirst();
    await until(async () => {
      const states = await Promise.all(others.map(({ id }) => state(id)));
      return [...states, ...(await both.states(refunds))].every((one) => one === 'completed');
    }, 3_000);
    both.setup.mockGateways.traffic.release();
    await run;
    expect(await Promise.all(silent.map(({ id }) => state(id)))).toEqual(['completed', 'completed']);
  });
});

describe('the circuit of a gateway', () => {
  const RETRY_MS = 1_500;
  let both: RefundSetup;
  let admin: Person;

  beforeAll(async () => {
    both = await RefundSetup.start({ GATEWAY_TIMEOUT_MS: '300', GATEWAY_RETRY_MS: String(RETRY_MS) });
    const { app, database, url } = both.setup.running;
    jest.spyOn(app.get(PaymentPurposes).of('membership'), 'captured').mockResolvedValue(true);
    admin = await new World(database, url).admin();
  });

  afterAll(() => both.stop());

  const health = async (): Promise<SystemHealthView['gateways']> =>
    (await admin.client.get<SystemHealthView>('/api/admin/overview/health')).body.gateways;
  const metric = async (gateway: string): Promise<string | undefined> =>
    new RegExp(`gateway_circuit_state\\{gateway="${gateway}"\\} (\\d)`).exec(
      (await admin.client.get('/metrics')).text,
    )?.[1];
  const confirm = (id: string) => both.person.client.post<{ state: string }>(`/api/payments/${id}/confirm`);

  it('opens after five failures in a row, answers 503 at once, and closes when the gateway is back', async () => {
    const payment = await both.paid('khalti');
    both.setup.mockGateways.traffic.hold('khalti', Infinity);
    for (let failure = 1; failure <= 5; failure++)
      expect((await confirm(payment.id)).body).toMatchObject({ state: 'pending' });
    await until(async () => (await health()).some(({ state }) => state === 'open'));
    expect(await health()).toMatchObject([
      { gateway: 'esewa', state: 'closed' },
      { gateway: 'khalti', state: 'open', lastFailure: expect.stringContaining('khalti') },
      { gateway: 'stripe', state: 'closed' },
    ]);
    expect([await metric('khalti'), await metric('stripe')]).toEqual(['2', '0']);

    both.forgetCalls();
    const rejected = await admin.client.post(`/api/admin/payments/${payment.id}/look-up`);
    expect([rejected.status, rejected.body.code]).toEqual([503, 'payment.gateway-away']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await confirm(payment.id)).body).toMatchObject({ state: 'pending' });
    await both.sql(
      `UPDATE payments SET look_at = now() - interval '1 minute' WHERE public_id = '${payment.id}'`,
    );
    await both.setup.running.app.get(Reconciler).run();
    expect(both.setup.mockGateways.traffic.calls).toEqual([]);
    expect(
      await both.sql(`SELECT look_at <= now() AS due FROM payments WHERE public_id = '${payment.id}'`),
    ).toEqual([{ due: true }]);

    both.setup.mockGateways.traffic.release();
    await until(async () => (await confirm(payment.id)).body.state === 'completed', RETRY_MS + 3_000);
    expect(await metric('khalti')).toBe('0');
    await until(async () => (await health()).every(({ state }) => state === 'closed'));
  });
});
