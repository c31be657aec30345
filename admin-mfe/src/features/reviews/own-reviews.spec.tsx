import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminReviewView } from 'shared-ui/api/admin-reviews';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { ReviewDecisions } from './review-decisions';

const review = { id: 5, vendor: { id: 3 }, reports: [], hiddenAt: null } as unknown as AdminReviewView;

test('a review of the own business offers no decision', async () => {
  const staffOf = { vendorId: 3, businessName: 'Himchuli', role: 'owner', rights: [], branchId: null };
  answerCalls({ 'GET /api/auth/user': { body: { id: 1, role: 'admin', rights: ['reviews'], staffOf } } });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(<ReviewDecisions review={review} />, { store });
  expect(await screen.findByText(/Another admin decides/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
