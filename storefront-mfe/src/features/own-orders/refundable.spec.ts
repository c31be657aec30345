import { expect, test } from '@jest/globals';
import type { OrderView } from 'shared-ui/api/orders';
import { isReturning, returnablePasses } from './refundable';

const line = (
  title: string,
  unitPrice: number,
  states: OrderView['lines'][number]['passes'][number]['state'][],
) => ({
  dealId: 1,
  title,
  titleNe: null,
  image: null,
  coverKey: null,
  categorySlug: 'dining',
  vendor: { id: 1, slug: 's', businessName: 'S', nameNe: null },
  quantity: states.length,
  unitPrice,
  originalPrice: unitPrice,
  lineTotal: unitPrice * states.length,
  passes: states.map((state, index) => ({ id: `${title}${index}`, state, expiresAt: '' })),
});

test('of an order the unused codes can be given back, at their price (OR6)', () => {
  const lines = [line('a', 100, ['redeemed', 'issued']), line('b', 70, ['issued', 'cancelled', 'expired'])];
  expect(returnablePasses({ lines }).map(({ id, number, price }) => [id, number, price])).toEqual([
    ['a1', 2, 100],
    ['b0', 1, 70],
  ]);
});

test.each([
  ['requested', true],
  ['sending', true],
  ['manual', false],
  ['completed', false],
] as const)('money that is %s is on its way by itself: %s', (state, isMoving) => {
  const refund = { id: 'r', amount: 1, state, createdAt: '', completedAt: null };
  expect(isReturning({ refunds: [refund] })).toBe(isMoving);
});
