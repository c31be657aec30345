import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { CheckedDealView, ManagedDealView } from 'shared-ui/api/admin';
import type { ReactElement } from 'react';
import { OWN_VENDOR, renderForOwner } from '../../../shared/own-business/own-business.fixture';
import { DealActions } from '../deal-actions';
import { BulkApproval } from './bulk-approval';
import { DecisionPanel } from './decision-panel';

const deal = {
  id: 7,
  vendorId: OWN_VENDOR,
  title: 'Thukpa for two',
  version: 1,
  endDate: new Date(Date.now() + 365 * 86_400_000).toISOString(),
  pendingRevision: null,
  vendorStatus: 'verified',
} as ManagedDealView;

/** Renders for an admin who works for the business. */
async function renderOwn(part: ReactElement): Promise<void> {
  await renderForOwner(part);
  expect(await screen.findByText(/Another admin decides/)).toBeTruthy();
}

test.each(['pending', 'active'] as const)(
  'a %s deal of the own business offers no decision',
  async (state) => {
    await renderOwn(<DealActions deal={deal} state={state} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'View: Thukpa for two' })).toBeTruthy();
  },
);

test('the queue offers no decision about a deal of the own business, and its keys do nothing', async () => {
  const decided: string[] = [];
  await renderOwn(
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

test('the approval of all deals without objections leaves those of the own business out', async () => {
  const others = { ...deal, id: 8, vendorId: 4, title: 'Momo for two' };
  const checked = [7, 8].map((dealId) => ({ dealId, allPassed: true, checks: [] }));
  await renderForOwner(
    <BulkApproval deals={[deal, others]} checked={checked as unknown as CheckedDealView[]} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Approve 1 that passes all checks' }));
  expect(screen.getByText('Momo for two')).toBeTruthy();
  expect(screen.queryByText('Thukpa for two')).toBeNull();
});
