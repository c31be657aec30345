import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { GoLiveStepView, GoLiveView } from 'shared-ui/api/go-live';
import { BrandProvider } from 'shared-ui/dashboard';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { GetLive } from './get-live';

const step = (name: GoLiveStepView['step'], part: Partial<GoLiveStepView> = {}): GoLiveStepView => ({
  ...{ step: name, state: 'done', minutes: 2, reason: null, waitsFor: null, since: null, expectedBy: null },
  ...{ missing: [], dealId: null, draftId: null },
  ...part,
});

async function show(steps: GoLiveStepView[], role = 'owner') {
  const staffOf = {
    vendorId: 1,
    businessName: 'Himchuli',
    nameNe: null,
    role,
    rights: ['counter', 'deals'],
    branchId: null,
  };
  answerCalls({
    'GET /api/auth/user': { body: { id: 1, firstName: 'Sanu', email: 'a@b.c', role: 'vendor', staffOf } },
    'GET /api/vendors/me': { body: { id: 1, vatNumber: null, registrationNumber: null } },
    'GET /api/vendors/me/documents': { body: [] },
    'GET /api/deal-templates': { body: [] },
    'GET /api/vendors/me/subscription': { status: 403, body: { code: 'access.denied', message: '' } },
    'GET /api/site': { status: 503, body: { code: 'server.error', message: '' } },
  });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  const goLive: GoLiveView = { steps, hasRedemptions: false };
  await renderWithStore(
    <BrandProvider>
      <GetLive goLive={goLive} />
    </BrandProvider>,
    { store },
  );
}

test('a deal that came back is open with its reason and the way to correct it', async () => {
  await show([
    step('papers', { state: 'open', missing: ['tax'] }),
    step('deal', { state: 'sent-back', reason: 'Say how many pieces.', dealId: 7 }),
  ]);
  expect(await screen.findByText('Say how many pieces.')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Correct' })).getAttribute('href')).toMatch(
    /\/dashboard\/deals\/7\/edit$/,
  );
  expect(screen.getByText('Get live: 0 of 2 done')).toBeTruthy();
});

test('a step that waits has no button and names the step before it', async () => {
  await show([step('branch', { state: 'open' }), step('card', { state: 'waits', waitsFor: 'branch' })]);
  expect(await screen.findByText('After step 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Print the counter card/ })).toBeNull();
});

test('a manager is told that the owner sends the papers', async () => {
  await show([step('papers', { state: 'open', missing: ['tax'] }), step('email')], 'manager');
  expect(await screen.findByText('The owner of the business sends the papers.')).toBeTruthy();
  const close = screen.getByRole('button', { name: 'Close: Send your papers' });
  await act(async () => void fireEvent.click(close));
  expect(screen.queryByText('The owner of the business sends the papers.')).toBeNull();
});
