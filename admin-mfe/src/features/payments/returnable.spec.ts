import { expect, test } from '@jest/globals';
import type { AdminOrderView } from 'shared-ui/api/admin-payments';
import { returnable } from './returnable';

const pass = (id: string, state: 'issued' | 'redeemed' | 'cancelled' | 'expired') => ({
  id,
  state,
  expiresAt: '2026-12-01T00:00:00.000Z',
});

test('codes that nobody has used go back, at the price of their line', () => {
  const line = { dealId: 7, title: 'Momo', titleNe: 'मोमो', vendor: { id: 3, businessName: 'Himchuli' } };
  const lines: AdminOrderView['lines'] = [
    {
      ...line,
      quantity: 3,
      unitPrice: 500,
      passes: [pass('a', 'redeemed'), pass('b', 'issued'), pass('c', 'expired')],
    },
    { ...line, dealId: 8, quantity: 1, unitPrice: 250, passes: [pass('d', 'issued')] },
  ];
  expect(returnable({ lines }).map(({ id, price, number }) => [id, price, number])).toEqual([
    ['b', 500, 2],
    ['d', 250, 1],
  ]);
});
