import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { selectToast } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { DealActions } from '../deal-actions';
import { DecisionPanel } from './decision-panel';

const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
const deal = (change: Partial<ManagedDealView>) =>
  ({
    id: 7,
    vendorId: 3,
    title: 'Thukpa for two',
    version: 1,
    endDate: nextYear,
    pendingRevision: null,
    vendorStatus: 'verified',
    ...change,
  }) as ManagedDealView;

const panelOf = (change: Partial<ManagedDealView>, approve = () => undefined) =>
  renderWithStore(
    <DecisionPanel
      deal={deal(change)}
      busy={false}
      onApprove={approve}
      onReject={() => undefined}
      onStep={() => undefined}
    />,
  );

test.each(['pending', 'rejected', 'suspended'] as const)(
  'a deal of a %s business offers no approval and says why',
  async (vendorStatus) => {
    let approvals = 0;
    await panelOf({ vendorStatus }, () => void (approvals += 1));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the business' }).getAttribute('href')).toBe(
      '/dashboard/vendors/3',
    );
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(approvals).toBe(0);
    expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy();
  },
);

test('the change of a live deal and a deal of a verified business can be approved', async () => {
  await panelOf({});
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
});

test.each([
  ['plan.limit-reached', 'The plan of this business allows no further live deal.'],
  ['deal.vendor-not-verified', 'The business must be verified before its deals can go live.'],
])('the error %s shows a text of its own', async (code, text) => {
  answerCalls({ 'PATCH /api/admin/deals/7/approve': { status: 409, body: { code, message: text } } });
  const { store } = await renderWithStore(<DealActions deal={deal({})} state="pending" />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Approve' })));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(selectToast(store.getState())).toMatchObject({ title: 'Approval Failed', text });
});

test('a decision that came in between is told', async () => {
  answerCalls({
    'PATCH /api/admin/deals/7/approve': {
      status: 409,
      body: { code: 'version.conflict', message: 'Changed.' },
    },
  });
  const { store } = await renderWithStore(<DealActions deal={deal({})} state="pending" />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Approve' })));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(selectToast(store.getState())?.text).toContain('Somebody else decided');
});
