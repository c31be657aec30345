import { startApp } from '../support/start-app.js';
import {
  accept,
  customer,
  issue,
  newCustomer,
  other,
  type Pass,
  setUp,
  shop,
  tearDown,
  world,
} from './passes.fixture.js';
import { World } from '../support/world.js';

type ShortPass = Pass & { shortQrCode: string };

describe('the short code of a pass', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);

  const shortOf = async (dealId: number): Promise<ShortPass> => (await issue(dealId)) as ShortPass;

  it('names the business and the typed code', async () => {
    const pass = await shortOf(await world.deal(shop));
    expect(pass.shortQrCode).toBe(`http://localhost:4200/c#${shop.id}.${pass.code}`);
  });

  it('is accepted like the typed code, with its fragment alone too', async () => {
    const dealId = await world.deal(shop);
    const first = await shortOf(dealId);
    expect((await accept(first.shortQrCode)).body).toMatchObject({ id: first.id, state: 'redeemed' });
    const second = await shortOf(dealId);
    expect((await accept(`${shop.id}.${second.code.toLowerCase()}`)).status).toBe(200);
    expect((await accept(second.shortQrCode)).body).toMatchObject({ code: 'pass.already-used' });
  });

  it('of another business is told from one that does not exist', async () => {
    const pass = await shortOf(await world.deal(shop));
    const client = other.owner.client;
    const foreign = await client.post('/api/counter/lookup', { code: pass.shortQrCode });
    expect([foreign.status, foreign.body]).toMatchObject([404, { code: 'pass.other-vendor' }]);
    const unknown = await client.post('/api/counter/lookup', { code: `${shop.id}.0000001Y` });
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'pass.not-found' }]);
  });

  it('with a wrong check character is rejected without a look-up', async () => {
    for (const code of [`${shop.id}.00000010`, `${shop.id}.0000`, `9999999999.0000001Y`, `${shop.id}.`]) {
      const answer = await shop.owner.client.post('/api/counter/lookup', { code });
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'code.malformed' }]);
    }
  });

  it('has the limits of typed codes, those of another business included', async () => {
    const running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const limited = new World(running.database, running.url);
    await limited.catalog();
    const [own, foreign] = await Promise.all([limited.business(), limited.business()]);
    const person = await limited.person();
    const { body: pass } = await person.client.post<ShortPass>('/api/redemptions', {
      dealId: await limited.deal(foreign),
    });
    const statuses: number[] = [];
    for (let call = 0; call < 6; call++)
      statuses.push((await own.owner.client.post('/api/counter/lookup', { code: pass.shortQrCode })).status);
    await running.stop();
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

describe('the list of own passes', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  beforeEach(newCustomer);

  const list = (query: string) => customer.client.get<Pass[]>(`/api/redemptions/me?${query}`);

  it('stands in the order of their ends, page by page', async () => {
    const ids: string[] = [];
    for (const hours of [168, 24, 72])
      ids.push((await issue(await world.deal(shop, { pass_validity_hours: hours }))).id);
    const [third, first, second] = ids;
    const whole = await list('sort=ending');
    expect(whole.body.map(({ id }) => id)).toEqual([first, second, third]);
    const begin = await list('sort=ending&limit=2');
    const cursor = /cursor=([^&>]+)/.exec(begin.headers.get('link') ?? '')?.[1];
    const rest = await list(`sort=ending&limit=2&cursor=${cursor}`);
    expect(rest.body.map(({ id }) => id)).toEqual([third]);
    expect((await list('')).body.map(({ id }) => id)).toEqual([second, first, third]);
  });

  it('rejects another order, and the cursor of another order', async () => {
    expect((await list('sort=best')).status).toBe(400);
    await issue(await world.deal(shop));
    await issue(await world.deal(shop));
    const { headers } = await list('limit=1');
    const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    expect((await list(`sort=ending&cursor=${cursor}`)).status).toBe(400);
  });

  it('names the branches and the phone of the business', async () => {
    const pass = (await issue(await world.deal(shop))) as Pass & {
      deal: { branches: object[]; vendor: object };
    };
    expect(Array.isArray(pass.deal.branches)).toBe(true);
    expect(pass.deal.vendor).toHaveProperty('phone');
  });
});
