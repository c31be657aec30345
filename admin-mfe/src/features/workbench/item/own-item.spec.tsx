import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { OWN_VENDOR, renderForOwner } from '../../../shared/own-business/own-business.fixture';
import { WorkRow } from '../list/work-row';
import { ItemActions } from './item-actions';

const item = (vendorId: number) =>
  ({
    ...{ kind: 'review', id: '5', isOwn: true, pendingDecision: null, blockedBy: null, frees: [] },
    business: { id: vendorId, businessName: 'Himchuli', nameNe: null, status: 'verified' },
  }) as unknown as WorkItemView;

test.each([
  ['of the own business', OWN_VENDOR, 'This is your own business. Another admin decides.'],
  ['by the admin', 4, 'This concerns you or your business. Another admin decides.'],
])('a review %s has a note instead of buttons', async (_, vendorId, note) => {
  await renderForOwner(
    <ItemActions item={item(vendorId)} actions={[]} disabled={false} onAct={() => undefined} />,
  );
  expect(await screen.findByText(note)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the list offers to open a review of the own business, not to decide', async () => {
  const nothing = () => undefined;
  const own = {
    ...item(OWN_VENDOR),
    title: 'Great momo',
    ...{ owner: null, snoozedUntil: null, lastFailure: null, dueAt: null, waitingSince: null, facts: [] },
  } as unknown as WorkItemView;
  await renderForOwner(
    <WorkRow item={own} isCurrent={false} isSelected={false} onOpen={nothing} onSelect={nothing} />,
  );
  expect(await screen.findByRole('button', { name: /^Open: / })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Decide/ })).toBeNull();
});
