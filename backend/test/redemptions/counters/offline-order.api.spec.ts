import { Device, freePlaces, minute, tokenOf } from '../offline-counter.fixture.js';
import { customer, issue, newCustomer, running, setUp, shop, tearDown, world } from '../passes.fixture.js';

describe('the outcome of acceptances after a cancellation (OF7)', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(async () => {
    await newCustomer();
    await freePlaces();
  });

  /** A pass that was canceled five minutes ago. */
  const cancelledPass = async (): Promise<{ id: string; token: string }> => {
    const pass = await issue(await world.deal(shop));
    await customer.client.post(`/api/redemptions/${pass.id}/cancel`);
    await running.database.query(
      `UPDATE passes SET cancelled_at = now() - interval '5 minutes', issued_at = now() - interval '1 hour' WHERE public_id = $1`,
      [pass.id],
    );
    return { id: pass.id, token: tokenOf(pass) };
  };

  const outcomesOf = async (passId: string): Promise<string[]> => {
    const { rows } = await running.database.query<{ outcome: string }>(
      `SELECT e.outcome FROM counter_entries e JOIN passes p ON p.id = e.pass_id WHERE p.public_id = $1 AND e.kind = 'accept' ORDER BY e.used_at`,
      [passId],
    );
    return rows.map(({ outcome }) => outcome);
  };

  const stateOf = async (passId: string): Promise<string> =>
    (await customer.client.get<{ state: string }>(`/api/redemptions/${passId}`)).body.state;

  it.each([['later'], ['earlier']])(
    'does not depend on the order, if the %s one arrives first',
    async (first) => {
      const [before, after] = [await Device.enrol(), await Device.enrol()];
      const { id, token } = await cancelledPass();
      before.accept(token, 8 * minute);
      after.accept(token, 2 * minute);
      for (const device of first === 'later' ? [after, before] : [before, after]) await device.sync();
      expect(await outcomesOf(id)).toEqual(['confirmed', 'cancelled']);

      before.undo(1, minute);
      await before.sync();
      expect([await stateOf(id), ...(await outcomesOf(id))]).toEqual(['voided', 'undone', 'cancelled']);
    },
  );

  it('is the same after the use moved to an earlier acceptance', async () => {
    const [first, second, third] = [await Device.enrol(), await Device.enrol(), await Device.enrol()];
    const { id, token } = await cancelledPass();
    second.accept(token, 7 * minute);
    first.accept(token, 9 * minute);
    third.accept(token, 3 * minute);
    for (const device of [second, first, third]) await device.sync();
    expect(await outcomesOf(id)).toEqual(['confirmed', 'double', 'cancelled']);
    first.undo(1, minute);
    await first.sync();
    const fourth = await Device.enrol();
    fourth.accept(token, 2 * minute);
    await fourth.sync();
    expect(await outcomesOf(id)).toEqual(['undone', 'confirmed', 'cancelled', 'cancelled']);
  });

  it('keeps what a cancellation cost with the acceptance that counts', async () => {
    const [later, earlier] = [await Device.enrol(), await Device.enrol()];
    const { id, token } = await cancelledPass();
    later.accept(token, 6 * minute);
    earlier.accept(token, 7 * minute);
    for (const device of [later, earlier]) await device.sync();
    const { rows } = await running.database.query(
      `SELECT e.outcome, e.was_cancelled FROM counter_entries e JOIN passes p ON p.id = e.pass_id WHERE p.public_id = $1 ORDER BY e.used_at`,
      [id],
    );
    expect(rows[0]).toEqual({ outcome: 'confirmed', was_cancelled: true });
  });

  it('of an expired pass is expired, whichever arrives first', async () => {
    for (const isFirst of [true, false]) {
      await newCustomer();
      const [before, after] = [await Device.enrol(), await Device.enrol()];
      const pass = await issue(await world.deal(shop));
      await running.database.query(
        `UPDATE passes SET issued_at = now() - interval '1 hour', expires_at = now() - interval '5 minutes' WHERE public_id = $1`,
        [pass.id],
      );
      before.accept(tokenOf(pass), 8 * minute);
      after.accept(tokenOf(pass), 2 * minute);
      for (const device of isFirst ? [after, before] : [before, after]) await device.sync();
      expect(await outcomesOf(pass.id)).toEqual(['confirmed', 'expired']);
    }
  });
});
