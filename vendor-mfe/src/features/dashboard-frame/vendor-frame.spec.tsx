import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { VendorFrame } from './vendor-frame';

const open = async (status: string, at: string) => {
  const calls = answerCalls({
    'GET /api/auth/user': {
      body: {
        id: 1,
        firstName: 'Himani',
        role: 'vendor',
        staffOf: {
          vendorId: 1,
          businessName: 'Himchuli',
          role: 'owner',
          rights: ['counter', 'deals'],
          branchId: null,
        },
      },
    },
    'GET /api/vendors/me': { body: { id: 1, status, statusReason: 'Papers are missing.' } },
  });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(<VendorFrame />, { store, at });
  return calls;
};

test.each(['/dashboard', '/dashboard/deals', '/dashboard/counter'])(
  'a suspended business reads why and what holds on top of %s',
  async (at) => {
    await open('suspended', at);
    expect(await screen.findByText('Your business is suspended')).toBeTruthy();
    expect(screen.getByText('Papers are missing.')).toBeTruthy();
  },
);

test('a verified business reads no notice', async () => {
  const calls = await open('verified', '/dashboard');
  await waitFor(() => expect(calls.map(({ url }) => new URL(url).pathname)).toContain('/api/vendors/me'));
  expect(screen.queryByText('Your business is suspended')).toBeNull();
});
