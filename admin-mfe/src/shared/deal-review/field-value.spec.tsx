import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { FieldValue } from './field-value';
import type { ComparedField } from './proposal';

const deal = {
  vendorId: 7,
  discountType: 'percentage',
  discountValue: '33.33',
  passValidityHours: 24,
  partySize: 2,
  totalLimit: 1200,
  hoursFrom: '16:00',
  blackoutDates: ['2026-12-24'],
  branchIds: [87, 90],
} as unknown as ManagedDealView;

test.each<[ComparedField, Partial<ManagedDealView>, string]>([
  ['discountValue', {}, '33.33%'],
  ['discountValue', { discountType: 'fixed', discountValue: '1500' }, 'Rs. 1,500'],
  ['discountValue', { discountType: 'buyXgetY', discountValue: 'Buy 1 Get 1 Free' }, 'Buy 1 Get 1 Free'],
  ['passValidityHours', {}, '24 hours'],
  ['partySize', {}, '2 people'],
  ['totalLimit', {}, '1,200'],
  ['hoursFrom', {}, '4 PM'],
  ['blackoutDates', {}, 'Dec 24, 2026'],
  ['branchIds', { branchIds: null }, 'all'],
])('%s with its unit (%j)', async (field, changes, text) => {
  answerCalls({ 'GET /api/categories': { body: [] }, 'GET /api/locations': { body: [] } });
  await renderWithStore(<FieldValue deal={{ ...deal, ...changes }} field={field} />);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('branches are named, a deleted one by its number', async () => {
  answerCalls({
    'GET /api/categories': { body: [] },
    'GET /api/locations': { body: [] },
    'GET /api/admin/vendors/7': { body: { id: 7, branches: [{ id: 87, name: 'Thamel' }] } },
  });
  await renderWithStore(<FieldValue deal={deal} field="branchIds" />);
  expect(await screen.findByText('Thamel, #90')).toBeTruthy();
});
