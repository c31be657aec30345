import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { DealComparison } from './deal-comparison';

const deal = {
  id: 7,
  vendorId: 3,
  title: 'Two plates of momo',
  titleNe: null,
  description: 'Buff, steamed.',
  originalPrice: 500,
  discountedPrice: 250,
  openCodes: 0,
  weekdays: null,
  photos: [],
  pendingRevision: {
    id: 6,
    submittedAt: '2026-11-20T04:00:00.000Z',
    changes: { description: 'Buff or veg, steamed.', titleNe: 'दुई प्लेट मम', originalPrice: 560, photos: [] },
  },
} as unknown as ManagedDealView;

test('a change shows its fields with the new words marked (A3)', async () => {
  answerCalls({ 'GET /api/categories': { body: [] }, 'GET /api/locations': { body: [] } });
  await renderWithStore(<DealComparison deal={deal} />);
  expect(screen.getAllByRole('row')).toHaveLength(5);
  expect(screen.getByText('4 of 34 fields')).toBeTruthy();
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'दुई प्लेट मम',
    'Buff or veg, ',
    'none',
    'Rs. 560',
  ]);
});
