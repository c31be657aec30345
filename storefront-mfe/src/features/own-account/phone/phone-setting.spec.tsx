import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AccountView } from 'shared-ui/api/auth';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { PhoneSetting } from './phone-setting';

const account = {
  id: 1,
  role: 'customer',
  email: 'sita@example.com',
  emailVerified: true,
  verifiedPhone: null,
} as AccountView;

async function show(changes: Partial<AccountView>, answers: Answers = {}) {
  const calls = answerCalls({
    'GET /api/auth/methods': { body: { email: true, sms: true, google: false } },
    'POST /api/auth/otp': { status: 202, body: {} },
    ...answers,
  });
  await renderWithStore(<PhoneSetting account={{ ...account, ...changes }} />);
  return calls;
}

test('a number is verified by the digits that it gets', async () => {
  const calls = await show({}, { 'PUT /api/auth/phone': { status: 204 } });
  fireEvent.change(await screen.findByLabelText('Mobile number'), { target: { value: '9841234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the digits' }));
  fireEvent.change(await screen.findByLabelText('The 6 digits of the SMS'), { target: { value: '042719' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify the number' }));
  await waitFor(() => expect(screen.queryByLabelText('The 6 digits of the SMS')).toBeNull());
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(await sent?.json()).toEqual({ phone: '9841234567', digits: '042719' });
});

test('wrong digits are named at their field', async () => {
  const message = 'These digits do not match.';
  await show({}, { 'PUT /api/auth/phone': { status: 400, body: { code: 'otp.wrong', message } } });
  fireEvent.change(await screen.findByLabelText('Mobile number'), { target: { value: '9841234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the digits' }));
  fireEvent.change(await screen.findByLabelText('The 6 digits of the SMS'), { target: { value: '000000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Verify the number' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('the only way to sign in cannot be removed, and an e-mail is verified first', async () => {
  await show({ email: null, emailVerified: false, verifiedPhone: '9841234567' });
  expect(await screen.findByText(/your only way to sign in/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove the number' })).toBeNull();
  await show({ emailVerified: false });
  expect(await screen.findByText(/verify your email first/)).toBeTruthy();
});

test('nothing is shown where SMS is not offered', async () => {
  await show({}, { 'GET /api/auth/methods': { body: { email: true, sms: false, google: false } } });
  expect(screen.queryByText('Phone number to sign in')).toBeNull();
});
