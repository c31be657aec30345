import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { OverviewPage } from './overview-page';

test('an admin without a role reads who gives one', async () => {
  answerCalls({
    'GET /api/auth/user': { body: { id: 9, role: 'admin', rights: [] } },
    'GET /api/admin/overview/waiting': { status: 403, body: { code: 'access.denied' } },
  });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(<OverviewPage />, { at: '/dashboard', store });
  expect(await screen.findByRole('heading', { level: 1, name: 'You have no role yet' })).toBeTruthy();
});
