import { startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

interface Pass {
  id: string;
  dealId: number;
  qrCode: string;
  code: string;
  currentState?: string;
  state: string;
  isRedeemed: boolean;
  redeemedAt: string | null;
  expiresAt: string;
  points: number;
}

describe('wrong typed codes', () => {
  it('at one device leave other devices and right codes alone', async () => {
    const running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const world = new World(running.database, running.url);
    await world.catalog();
    const shop = await world.business();
    const dealId = await world.deal(shop);
    const { body: pass } = await (await world.person()).client.post<Pass>('/api/redemptions', { dealId });
    const lookUp = async (code: string, visitor: string): Promise<number> => {
      shop.owner.client.cookie = `dobbar_visitor=${visitor.repeat(22)}`;
      return (await shop.owner.client.post('/api/counter/lookup', { code })).status;
    };
    for (const code of ['0000001Y', '1111111N', '2222222A', '3333333Z', '4444444M']) await lookUp(code, 'a');
    const first = await lookUp(pass.code, 'a');
    const right: number[] = [];
    for (let call = 0; call < 70; call++) right.push(await lookUp(pass.code, 'b'));
    await running.stop();
    expect(first).toBe(429);
    expect(right).toEqual(Array.from({ length: 70 }, () => 200));
  });

  it('are rejected for a minute after the fifth', async () => {
    const running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const world = new World(running.database, running.url);
    await world.catalog();
    const shop = await world.business();
    const statuses: number[] = [];
    for (const code of ['0000001Y', '1111111N', '2222222A', '3333333Z', '4444444M', '55555559', '6666666Y']) {
      statuses.push((await shop.owner.client.post('/api/counter/lookup', { code })).status);
    }
    const customer = await world.person();
    const dealId = await world.deal(shop);
    const { body: pass } = await customer.client.post<Pass>('/api/redemptions', { dealId });
    const right = await shop.owner.client.post<object>('/api/counter/lookup', { code: pass.code });
    const scanned = await shop.owner.client.post('/api/counter/lookup', { code: pass.qrCode });
    await running.stop();
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect([right.status, scanned.status]).toEqual([429, 200]);
    expect(right.body).toMatchObject({ code: 'code.too-many-wrong' });
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
