import { customer, issue, newCustomer, running, setUp, shop, tearDown, world } from '../passes.fixture.js';

interface Slip {
  code: string;
  qrCode: string;
  state: string;
  charge: number;
  weekdays: number[] | null;
  hoursFrom: string | null;
  minimumBill: number | null;
  businessName: string;
}

describe('the slip of a pass (P13)', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);

  it('has the signed code, the eight characters and the terms of the day when the pass was issued', async () => {
    const dealId = await world.deal(shop, {
      weekdays: [1, 2],
      hours_from: '11:00',
      hours_until: '15:00',
      minimum_bill: 900,
    });
    const pass = await issue(dealId);
    await running.database.query('UPDATE deals SET weekdays = NULL, minimum_bill = NULL WHERE id = $1', [
      dealId,
    ]);
    const { status, body } = await customer.client.get<Slip>(`/api/redemptions/${pass.id}/slip`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: pass.code,
      qrCode: pass.qrCode,
      state: 'issued',
      weekdays: [1, 2],
      hoursFrom: '11:00',
      minimumBill: 900,
    });
    expect(body.businessName).toBeTruthy();
  });

  it('is for its customer only', async () => {
    const pass = await issue(await world.deal(shop));
    const path = `/api/redemptions/${pass.id}/slip`;
    expect((await (await world.person()).client.get(path)).status).toBe(404);
    expect((await shop.owner.client.get(path)).status).toBe(404);
    expect((await running.client().get(path)).status).toBe(401);
    expect((await customer.client.get('/api/redemptions/nothing/slip')).status).toBe(400);
  });

  it('says that a pass was used', async () => {
    const pass = await issue(await world.deal(shop));
    await shop.owner.client.post('/api/counter/accept', { code: pass.code });
    const { body } = await customer.client.get<Slip>(`/api/redemptions/${pass.id}/slip`);
    expect(body.state).toBe('redeemed');
  });
});
