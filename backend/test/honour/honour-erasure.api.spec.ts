import { PASSWORD, type Business, type Person } from '../support/world.js';
import { Honour } from './honour.fixture.js';

describe('cases and accounts (HN10)', () => {
  let honour: Honour;
  let shop: Business;
  let customer: Person;

  beforeAll(async () => {
    honour = await Honour.start();
    shop = await honour.world.business();
    customer = await honour.customer();
  });

  afterAll(() => honour.stop());

  it('end with the erasure of the customer: texts go, outcomes stay by ids', async () => {
    const passId = await honour.used(shop, customer, await honour.world.deal(shop), 700);
    const { body: one } = await honour.open(customer, passId);
    const exported = await customer.client.get<{ honour: unknown }>('/api/users/me/export');
    expect(JSON.stringify(exported.body)).toContain('They asked for more.');
    const erased = await customer.client.send('DELETE', '/api/users/me', { password: PASSWORD });
    expect(erased.status).toBe(204);
    const seen = await honour.read(shop.owner, one.id);
    expect(seen.body).toMatchObject({ state: 'withdrawn', customer: '', paid: 700 });
    expect(seen.body.messages).toEqual([]);
    expect(await honour.figures(shop, customer)).toMatchObject({ held: 0 });
  });
});
