import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { ResetSignInPage } from './reset-sign-in-page';

const at = '/reset-sign-in?token=0123456789abcdef';
const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove them' })));

test('the link of the mail changes nothing before the button is pressed', async () => {
  const calls = answerCalls({ 'POST /api/auth/two-factor/reset': { status: 204 } });
  await renderWithStore(<ResetSignInPage />, { at });
  expect(calls).toHaveLength(0);
  await press();
  expect(await screen.findByText('They are removed')).toBeTruthy();
  expect(await calls[0]?.json()).toEqual({ token: '0123456789abcdef' });
});

test('says when the link is old or used', async () => {
  answerCalls({
    'POST /api/auth/two-factor/reset': { status: 410, body: { code: 'auth.token-invalid', message: 'x' } },
  });
  await renderWithStore(<ResetSignInPage />, { at });
  await press();
  expect(await screen.findByText('This link did not work')).toBeTruthy();
});

test('says so without a token, too', async () => {
  answerCalls({});
  await renderWithStore(<ResetSignInPage />, { at: '/reset-sign-in' });
  expect(screen.getByText('This link did not work')).toBeTruthy();
});
