import { expect, test } from '@jest/globals';
import { saleStateOf } from './sale-state';

const live = { status: 'live', saleMode: 'counter' };

test('a customer who has used it as often as the limit allows gets no other code', () => {
  const refusals = [{ code: 'deal.limit-reached' }];
  expect(saleStateOf(live, { refusals })).toBe('limitReached');
  expect(saleStateOf({ ...live, saleMode: 'prepaid' }, { refusals })).toBe('limitReached');
  expect(saleStateOf(live, { refusals: [{ code: 'deal.daily-limit-reached' }] })).toBe('open');
});
