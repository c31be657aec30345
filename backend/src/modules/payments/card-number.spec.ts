import { holdsCardNumber } from './card-number.js';

describe('the number of a card', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '5555-5555-5555-4444',
    '378282246310005',
    '3782 822463 10005',
    '6304 0000 0000 0000 000',
    4242424242424242,
    { note: 'my card is 4242424242424242, thanks' },
    { deep: [{ er: '4000056655665556' }] },
    { '4242424242424242': true },
  ])('is seen in %j', (value) => expect(holdsCardNumber(value)).toBe(true));

  it.each([
    '4242424242424241',
    '9800000000',
    '5fc36626-4242-4242-4242-424242424242',
    'a4242424242424242',
    '42424242424242421z',
    '1763800000000',
    'bZQLD9wRVWo4CdESSfuSsB',
    '0199a0b0-0000-7000-8000-000000000000',
    { items: [{ dealId: 42, quantity: 2 }] },
    null,
    '424242424242424242424242',
  ])('is not seen in %j', (value) => expect(holdsCardNumber(value)).toBe(false));
});
