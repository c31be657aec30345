import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminVendorView, ManagedDealView } from 'shared-ui/api/admin';
import { OWN_VENDOR, renderForOwner } from '../../shared/own-business/own-business.fixture';
import { UndoDecisions } from '../../shared/undo/undo-decisions';
import { NextDeals, NextVendors } from './next-decisions';

const NOTE = 'This is your own business. Another admin decides.';
const business = (id: number) =>
  ({
    id,
    businessName: `Business ${id}`,
    nameNe: null,
    category: 'cafe',
    submittedAt: '2030-11-20T10:00:00Z',
    version: 1,
  }) as unknown as AdminVendorView;
const deal = (id: number, vendorId: number) =>
  ({
    id,
    vendorId,
    title: `Deal ${id}`,
    vendor: business(vendorId),
    vendorStatus: 'verified',
    pendingRevision: null,
    submittedAt: '2030-11-20T10:00:00Z',
    version: 1,
  }) as unknown as ManagedDealView;

test('the first deals of the queue have no approval for one of the own business', async () => {
  await renderForOwner(
    <UndoDecisions>
      <NextDeals deals={[deal(7, OWN_VENDOR), deal(8, 4)]} />
    </UndoDecisions>,
  );
  expect(await screen.findAllByText(NOTE)).toHaveLength(1);
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Approve: Deal 8',
  ]);
});

test('the first businesses have no verification for the own one', async () => {
  await renderForOwner(
    <UndoDecisions>
      <NextVendors vendors={[business(OWN_VENDOR), business(4)]} />
    </UndoDecisions>,
  );
  expect(await screen.findAllByText(NOTE)).toHaveLength(1);
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Verify: Business 4',
  ]);
});
