import {
  begin,
  place,
  prepaid,
  read,
  setUp,
  setup,
  taken,
  tearDown,
  times,
  world,
} from './orders.fixture.js';

const HOUR_MS = 3_600_000;

describe('capacity that a transfer extended', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  it('is reserved for half an hour again once another way to pay is chosen (OR2)', async () => {
    const customer = await world.person();
    const { body: order } = await place(customer, await prepaid({ total_limit: 100 }));
    await begin(customer, order.id, 'bank-transfer');
    expect(new Date((await read(customer, order.id)).expiresAt).getTime()).toBeGreaterThan(
      Date.now() + 48 * HOUR_MS,
    );
    await begin(customer, order.id, 'khalti');
    const { expiresAt } = await read(customer, order.id);
    expect(new Date(expiresAt).getTime()).toBeLessThanOrEqual(Date.now() + HOUR_MS / 2);
    await begin(customer, order.id, 'esewa');
    expect((await read(customer, order.id)).expiresAt).toBe(expiresAt);
  });

  it('is at most a tenth for days, whichever way to pay is chosen afterwards (OR11)', async () => {
    const dealId = await prepaid({ total_limit: 100 });
    for (const _ of times(6)) {
      const customer = await world.person();
      const { body: order } = await place(customer, dealId, 10);
      await begin(customer, order.id, 'bank-transfer');
      await begin(customer, order.id, 'khalti');
    }
    expect(await taken(dealId)).toBe(60);
    const held = await setup.running.database.query<{ places: number }>(
      `SELECT coalesce(sum(l.quantity), 0)::int AS places FROM orders o JOIN order_lines l ON l.order_id = o.id
       WHERE l.deal_id = $1 AND o.state = 'awaiting_payment' AND o.expires_at > now() + interval '1 hour'`,
      [dealId],
    );
    expect(held.rows[0]?.places).toBe(0);
  });
});
