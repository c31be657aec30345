import { create, other, setUp, shop, tearDown, world } from '../vendor-deals.fixture.js';
import { itemSince, shownSince } from './prices.fixture.js';

describe('the reference for the editor (PL5)', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  const reference = (query: Record<string, string>) =>
    shop.owner.client.get<{ amount: number | null; from: string | null }>(
      `/api/vendors/me/price-items/reference?${new URLSearchParams(query)}`,
    );

  it('is the one by which a submission is checked', async () => {
    const startDate = new Date().toISOString();
    const id = await shownSince(20, { title: 'Bara', original_price: 300, discounted_price: 150 });
    expect((await reference({ dealId: String(id), title: 'Bara', startDate })).body.amount).toBe(300);
    expect((await reference({ title: 'Something new', startDate })).body.amount).toBeNull();
    expect((await reference({ title: 'Bara' })).status).toBe(400);
    const foreign = await world.deal(other);
    expect((await reference({ dealId: String(foreign), title: 'Bara', startDate })).status).toBe(404);
  });

  it('is that of the item that the form names, without rejecting a price before its confirmation', async () => {
    const startDate = new Date().toISOString();
    const priceItemId = await itemSince(40, 410, 'Yomari plate');
    const form = { title: 'Steamed sweet dumplings', startDate, priceItemId: String(priceItemId) };
    expect((await reference(form)).body).toMatchObject({ amount: 410, isBinding: false });
    expect((await reference({ title: 'Yomari plate of five', startDate })).body).toEqual({
      amount: null,
      from: null,
      until: null,
      isBinding: true,
    });
    const created = await create({
      title: form.title,
      originalPrice: 500,
      discountedPrice: 250,
      priceItemId,
    });
    expect(created.id).toEqual(expect.any(Number));
    const live = await shownSince(20, { title: 'Chatamari', original_price: 300, discounted_price: 150 });
    expect((await reference({ ...form, title: 'Chatamari', dealId: String(live) })).body).toMatchObject({
      amount: 300,
      isBinding: true,
    });
    expect((await reference({ ...form, priceItemId: '2000000000' })).body).toMatchObject({
      status: 404,
      code: 'price-item.not-found',
    });
    expect((await reference({ ...form, priceItemId: 'x' })).status).toBe(400);
  });
});
