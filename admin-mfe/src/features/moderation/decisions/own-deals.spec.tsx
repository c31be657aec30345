import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { DealActions } from '../deal-actions';
import { DecisionPanel } from './decision-panel';

const OWN = 3;
const deal = {
  id: 7,
  vendorId: OWN,
  title: 'Thukpa for two',
  version: 1,
  endDate: new Date(Date.now() + 365 * 86_400_000).toISOString(),
  pendingRevision: null,
  vendorStatus: 'verified',
} as ManagedDealView;

/** Renders for an admin who works for the business. */
async function renderForOwner(part: React.ReactElement): Promise<void> {
  const staffOf = { vendorId: OWN, businessName: 'Himchuli', role: 'owner', rights: [], branchId: null };
  answerCalls({ 'GET /api/auth/user': { body: { id: 1, role: 'admin', rights: ['deals'], staffOf } } });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(part, { store });
  expect(await screen.findByText(/Another admin decides/)).toBeTruthy();
}

test.each(['pending', 'active'] as const)(
  'a %s deal of the own business offers no decision',
  async (state) => {
    await renderForOwner(<DealActions deal={deal} state={state} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'View: Thukpa for two' })).toBeTruthy();
  },
);

test('the queue offers no decision about a deal of the own business, and its keys do nothing', async () => {
  const decided: string[] = [];
  await renderForOwner(
    <DecisionPanel
      deal={deal}
      busy={false}
      onApprove={() => void decided.push('approve')}
      onReject={() => void decided.push('reject')}
      onStep={(by) => void decided.push(`step ${by}`)}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  for (const key of ['a', 'r', 'j']) fireEvent.keyDown(document.body, { key });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(decided).toEqual(['step 1']);
});
