import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminReviewView } from 'shared-ui/api/admin-reviews';
import { OWN_USER, OWN_VENDOR, renderForOwner } from '../../shared/own-business/own-business.fixture';
import { ReviewDecisions } from './review-decisions';

const review = (vendorId: number, authorId: number) =>
  ({
    ...{ id: 5, vendor: { id: vendorId }, author: { id: authorId, name: 'Sita' } },
    ...{ reports: [], hiddenAt: null },
  }) as unknown as AdminReviewView;

test.each([
  ['of the own business', review(OWN_VENDOR, 9), 'This is your own business. Another admin decides.'],
  ['by the admin', review(4, OWN_USER), 'This concerns you or your business. Another admin decides.'],
])('a review %s offers no decision', async (_, shown, note) => {
  await renderForOwner(<ReviewDecisions review={shown} />);
  expect(await screen.findByText(note)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
