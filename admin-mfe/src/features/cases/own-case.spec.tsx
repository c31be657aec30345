import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aCase } from 'shared-ui/testing';
import { Route, Routes } from 'react-router-dom';
import { renderForOwner } from '../../shared/own-business/own-business.fixture';
import { AdminCasePage } from './admin-case-page';

const NOTE = 'This concerns you or your business. Another admin decides.';
const show = (more: Parameters<typeof aCase>[0]) =>
  renderForOwner(
    <Routes>
      <Route path="/dashboard/cases/:id" element={<AdminCasePage />} />
    </Routes>,
    { 'GET /api/honour/cases/case-1': { body: aCase(more) } },
    '/dashboard/cases/case-1',
  );

test.each(['business', 'customer'] as const)(
  'a case in which the admin is the %s has no decision',
  async (part) => {
    await show({ part, state: 'with-admin', dueBy: 'admin', allowed: ['message'] });
    expect(await screen.findByText(NOTE)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  },
);

test('a case of others that an admin decides has no note', async () => {
  await show({ part: 'admin', state: 'with-admin', dueBy: 'admin', allowed: ['decide'] });
  expect(await screen.findByRole('button', { name: 'Decide' })).toBeTruthy();
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('a case that no admin decides has no note', async () => {
  await show({ part: 'business', dueBy: 'business', allowed: ['answer'] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(NOTE)).toBeNull();
});
