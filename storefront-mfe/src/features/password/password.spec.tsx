import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { selectToast } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { ForgotPage } from './forgot-page';
import { ResetPage } from './reset-page';

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('asking for a new password', () => {
  test('needs an address, and says the same whoever it is', async () => {
    const calls = answerCalls({ 'POST /api/auth/password/forgot': { status: 204 } });
    await renderWithStore(<ForgotPage />);
    type('Email', 'no address');
    await press('Send me the link');
    expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
    expect(calls).toHaveLength(0);
    type('Email', ' sujata@example.com ');
    await press('Send me the link');
    expect((await screen.findByRole('alert')).textContent).toContain('If sujata@example.com has an account');
    expect(await calls[0]?.json()).toEqual({ email: 'sujata@example.com' });
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
  });
});

describe('choosing it', () => {
  const open = (answer: object, at = '/reset-password?token=0123456789abcdef') => {
    const calls = answerCalls({ 'POST /api/auth/password/reset': answer });
    return renderWithStore(<ResetPage />, { at }).then(({ store }) => ({ calls, store }));
  };
  const choose = async (password: string, repeated = password) => {
    type('New password', password);
    type('New password again', repeated);
    await press('Save the new password');
  };

  test('is done with the token of the link', async () => {
    const { calls } = await open({ status: 204 });
    await choose('two plates', 'two plate');
    expect(screen.getByText('The two passwords are not the same.')).toBeTruthy();
    await choose('two plates');
    expect(await screen.findByText('Your password is changed')).toBeTruthy();
    expect(await calls[0]?.json()).toEqual({ token: '0123456789abcdef', password: 'two plates' });
  });

  test('shows at the field what is wrong with a password', async () => {
    const message = 'This password is too common. Please choose another one.';
    const body = { code: 'request.invalid', message, errors: [{ field: 'password', message }] };
    const { store } = await open({ status: 400, body });
    await choose('password1');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(selectToast(store.getState())?.title).toBe('Not saved');
  });

  test.each([
    ['a used link', { status: 410, body: { code: 'auth.token-invalid', message: 'Gone' } }],
    [
      'a mangled link',
      { status: 400, body: { code: 'request.invalid', errors: [{ field: 'token', message: 'x' }] } },
    ],
  ])('offers a new one for %s', async (_name, answer) => {
    await open(answer);
    await choose('two plates');
    expect(await screen.findByRole('link', { name: 'Send me a new link' })).toBeTruthy();
  });

  test('offers a new link where there is none', async () => {
    await open({}, '/reset-password');
    expect(screen.getByText('This link does not work any more')).toBeTruthy();
  });
});
