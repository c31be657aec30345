import { expect, test } from '@jest/globals';
import type { AdminOrderView } from 'shared-ui/api/admin-payments';
import { refundable } from './refundable';

const pass = (id: string, state: 'issued' | 'redeemed' | 'expired', isRefundable: boolean) => ({
  id,
  state,
  isRefundable,
  expiresAt: '2026-12-01T00:00:00.000Z',
});

test('codes that can be refunded go back, at the price of their line', () => {
  const line = {
    dealId: 7,
    title: 'Momo',
    titleNe: 'मोमो',
    vendor: { id: 3, businessName: 'Himchuli', nameNe: null },
  };
  const lines: AdminOrderView['lines'] = [
    {
      ...line,
      quantity: 3,
      unitPrice: 500,
      passes: [pass('a', 'redeemed', false), pass('b', 'issued', true), pass('c', 'expired', false)],
    },
    { ...line, dealId: 8, quantity: 1, unitPrice: 250, passes: [pass('d', 'expired', true)] },
  ];
  expect(refundable({ lines }).map(({ id, price, number }) => [id, price, number])).toEqual([
    ['b', 500, 2],
    ['d', 250, 1],
  ]);
});
