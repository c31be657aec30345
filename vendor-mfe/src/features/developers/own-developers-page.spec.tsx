import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { developerTexts, webhookTexts } from 'shared-ui/developers';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { OwnDevelopersPage } from './own-developers-page';

const key = {
  id: 7,
  kind: 'live',
  name: 'Till',
  state: 'active',
  prefix: 'dob_live_',
  lastFour: '7q2m',
  scopes: ['passes:check'],
  branchId: null,
  branchName: null,
  allowedAddresses: [],
  version: '2026-11-22',
  createdAt: '2026-11-04T05:00:00.000Z',
  createdBy: 'Sunita T.',
  expiresAt: null,
  lastUsedAt: null,
  previousUntil: null,
  withdrawnAt: null,
};

const webhook = {
  id: 3,
  url: 'https://till.example.com/dobbar',
  eventTypes: ['pass.redeemed'],
  state: 'disabled',
  disabledReason: 'gone',
  disabledAt: '2026-11-20T05:00:00.000Z',
  failingSince: null,
  previousSecretUntil: null,
  lastDelivery: null,
  createdAt: '2026-11-04T05:00:00.000Z',
  createdBy: 'Sunita T.',
};

const opened = async (role: string) => {
  const staffOf = { vendorId: 1, businessName: 'Himchuli', role, rights: ['counter'], branchId: null };
  const calls = answerCalls({
    'GET /api/auth/user': { body: { id: 11, firstName: 'Sunita', role: 'vendor', staffOf } },
    'GET /api/vendors/me/api-keys': { body: [key] },
    'GET /api/vendors/me/locations': { body: [] },
    'GET /api/vendors/me/webhooks': { body: [webhook] },
    'GET /api/vendors/me/webhooks/3/deliveries': { body: [] },
    'PATCH /api/vendors/me/webhooks/3': { body: { ...webhook, state: 'active' } },
    'POST /api/vendors/me/api-keys/7/rotate': { body: { ...key, key: null } },
  });
  // The screen loads them with the page.
  await Promise.all([developerTexts.load('en'), webhookTexts.load('en')]);
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(<OwnDevelopersPage />, { store, at: '/dashboard/developers' });
  return calls;
};

test('a manager is told that the owner manages the keys', async () => {
  await opened('manager');
  expect(
    await screen.findByText('Only the owner of Himchuli manages its API keys and webhooks.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a key whose response was lost is not pretended to be shown', async () => {
  await opened('owner');
  const rotate = await screen.findByRole('button', { name: 'Rotate Till' });
  await act(async () => void fireEvent.click(rotate));
  const asked = within(screen.getByRole('dialog'));
  await act(async () => void fireEvent.click(asked.getByRole('button', { name: 'Rotate key' })));
  expect(await screen.findByText('The key was lost on its way')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy key' })).toBeNull();
});

test('an endpoint that was turned off names the reason and can be turned on, but not tested', async () => {
  const calls = await opened('owner');
  expect(await screen.findByText(/the address is gone \(410\)/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send test to till.example.com' })).toBeNull();
  const turnOn = screen.getByRole('button', { name: 'Turn on till.example.com' });
  await act(async () => void fireEvent.click(turnOn));
  const change = calls.find(({ method }) => method === 'PATCH');
  expect(await change?.json()).toEqual({ isActive: true });
});
