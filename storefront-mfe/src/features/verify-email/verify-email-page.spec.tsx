import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { VerifyEmailPage } from './verify-email-page';

const staffOf = {
  vendorId: 1,
  businessName: 'Himchuli',
  role: 'owner',
  rights: ['counter', 'deals'],
  branchId: null,
};

async function open(session: Answers[string]) {
  answerCalls({ 'POST /api/auth/email/verify': { status: 204 }, 'GET /api/auth/user': session });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(<VerifyEmailPage />, { store, at: '/verify-email?token=0123456789abcdef' });
}
const user = (role: string, works: typeof staffOf | null) => ({
  body: { id: 1, firstName: 'A', email: 'a@b.c', role, staffOf: works },
});

test('a verified owner reads what happens to the business, and goes there (V5)', async () => {
  await open(user('vendor', staffOf));
  expect(await screen.findByText(/We check your business and mail you/)).toBeTruthy();
  expect(screen.queryByText(/review the deals/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to my business' }).getAttribute('href')).toBe(
    '/dashboard/business',
  );
});

test('a verified customer reads what is possible from now on', async () => {
  await open(user('customer', null));
  expect(await screen.findByText('You can now review the deals you have used.')).toBeTruthy();
});

test('a visitor without a session is led to the sign-in', async () => {
  await open({ status: 401, body: { code: 'session.missing' } });
  expect(await screen.findByText('Sign in to go on.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});
