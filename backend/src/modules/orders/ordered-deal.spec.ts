import { orderedDealOf } from './ordered-deal.js';

describe('the deal of an order', () => {
  it('is the one of its single item', () => {
    expect(orderedDealOf({ items: [{ dealId: 7, quantity: 2 }] })).toEqual({ id: 7, places: 2 });
  });

  it.each([
    [undefined],
    [null],
    [{}],
    [{ items: null }],
    [{ items: [] }],
    [{ items: [null] }],
    [{ items: [{ dealId: '7', quantity: 1 }] }],
    [{ items: [{ dealId: 7, quantity: 0 }] }],
    [{ items: [{ dealId: 7, quantity: 21 }] }],
    [
      {
        items: [
          { dealId: 7, quantity: 1 },
          { dealId: 8, quantity: 1 },
        ],
      },
    ],
  ])('is unknown in %j', (body) => {
    expect(orderedDealOf(body)).toBeNull();
  });
});
