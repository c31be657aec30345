import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { VendorsPage } from './vendors-page';

const suspended = {
  id: 3,
  businessName: 'Himchuli',
  nameNe: null,
  category: 'Dining',
  status: 'suspended',
  isTest: false,
  submittedAt: '2026-11-20T10:00:00Z',
  proposedName: null,
  proposedNameNe: null,
  proposedCategory: null,
  version: 1,
  documents: [],
};
const tested = { ...suspended, id: 4, businessName: 'Live check', isTest: true };

const decision = { name: /^(Verify|Reject|Suspend|Reinstate|Approve)/ };

test('the test business is marked and cannot be reinstated, other suspended businesses can', async () => {
  answerCalls({ 'GET /api/admin/vendors': { body: [suspended, tested] } });
  await renderWithStore(<VendorsPage />, { at: '/dashboard/vendors?status=suspended' });
  const rowOf = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
  const other = await rowOf('Himchuli');
  expect(other.getByRole('button', decision).textContent).toBe('Reinstate');
  expect(other.queryByText('Test business')).toBeNull();
  const row = await rowOf('Live check');
  expect(row.getByText('Test business')).toBeTruthy();
  expect(row.queryByRole('button', decision)).toBeNull();
  expect(row.getByRole('link', { name: 'Details' })).toBeTruthy();
});

test('an admin decides nothing about the own business', async () => {
  const staffOf = { vendorId: 3, businessName: 'Himchuli', role: 'owner', rights: [], branchId: null };
  answerCalls({
    'GET /api/admin/vendors': { body: [suspended, { ...suspended, id: 5, businessName: 'Chautari' }] },
    'GET /api/auth/user': { body: { id: 1, role: 'admin', rights: [], staffOf } },
  });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(<VendorsPage />, { at: '/dashboard/vendors?status=suspended', store });
  const rowOf = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
  expect(await (await rowOf('Himchuli')).findByText(/Another admin decides/)).toBeTruthy();
  expect((await rowOf('Himchuli')).queryByRole('button', decision)).toBeNull();
  expect((await rowOf('Chautari')).getByRole('button', decision).textContent).toBe('Reinstate');
});
