import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { formatTime } from 'shared-ui/format';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { OverviewPage } from './overview-page';
import { PointsPage } from './points-page';

const account = {
  id: 1,
  firstName: 'Ramesh',
  emailVerified: true,
  loyaltyPoints: 0,
  spendablePoints: 0,
  pendingPoints: [],
  membership: { slug: 'basic', name: 'Basic', nameNe: null, pointsMultiplier: 1 },
};
const open = (staffOf: object | null) => {
  answerCalls({
    'GET /api/users/me': { body: { ...account, staffOf } },
    'GET /api/redemptions/me': { body: [] },
    'GET /api/redemptions/savings': { body: { year: 2026, total: 0, months: [] } },
  });
  return renderWithStore(<OverviewPage />, { at: '/dashboard' });
};

test('counter staff find their counter and are not asked to register a business', async () => {
  await open({ vendorId: 1, businessName: 'Himchuli', role: 'counter', rights: ['counter'], branchId: 3 });
  expect((await screen.findByRole('link', { name: 'Open the counter' })).getAttribute('href')).toBe(
    '/dashboard/counter',
  );
  expect(screen.queryByText('Become a Vendor')).toBeNull();
});

test('everybody else finds the way to register one', async () => {
  await open(null);
  expect(await screen.findByRole('link', { name: 'Become a Vendor' })).toBeTruthy();
});

test('points that were earned lately say from when they can be spent', async () => {
  const at = new Date(Date.now() + 23 * 3_600_000);
  answerCalls({
    'GET /api/users/me': {
      body: {
        ...account,
        staffOf: null,
        loyaltyPoints: 240,
        spendablePoints: 180,
        pendingPoints: [{ points: 60, spendableAt: at.toISOString() }],
      },
    },
    'GET /api/users/me/points': { body: [] },
    'GET /api/redemptions/savings': {
      body: { year: 2026, total: 0, months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
    },
  });
  await renderWithStore(<PointsPage />, { at: '/dashboard/points' });
  expect(await screen.findByText('180 spendable now')).toBeTruthy();
  const words = new RegExp(`^60 spendable from (today|tomorrow), ${formatTime(at, 'en')}$`);
  expect(await screen.findByText(words)).toBeTruthy();
});
