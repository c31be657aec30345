import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { StaffPage } from './staff-page';

const staffOf = {
  vendorId: 1,
  businessName: 'Himchuli',
  role: 'owner',
  rights: ['counter', 'staff'],
  branchId: null,
};
const member = {
  id: 1,
  userId: 11,
  firstName: 'Ramesh',
  lastName: 'Thapa',
  email: 'ramesh@example.com',
  profileImageUrl: null,
  role: 'owner',
  rights: ['counter', 'staff'],
  branchId: null,
  branchName: null,
  since: '2026-01-01T00:00:00Z',
};

test('an owner without an enrolled phone sets the own PIN', async () => {
  const calls = answerCalls({
    'GET /api/auth/user': { body: { id: 11, firstName: 'Ramesh', role: 'vendor', staffOf } },
    'GET /api/vendors/me/staff': { body: [member] },
    'GET /api/vendors/me/staff/invitations': { body: [] },
    'PUT /api/counter/people/11/pin': { status: 204 },
  });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(<StaffPage />, { store, at: '/dashboard/staff' });
  const setPin = await screen.findByRole('button', { name: 'Set your counter PIN' });
  await act(async () => void fireEvent.click(setPin));
  expect(await screen.findByRole('heading', { name: 'Your PIN for the counter' })).toBeTruthy();
  for (const label of ['New PIN', 'New PIN again'])
    fireEvent.change(await screen.findByLabelText(label), { target: { value: '2468' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save the PIN' })));
  const set = await waitFor(() => {
    const call = calls.find(({ method }) => method === 'PUT');
    expect(call).toBeDefined();
    return call;
  });
  expect(await set?.json()).toEqual({ pin: '2468' });
});
