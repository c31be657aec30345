import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'shared-ui/router';
import { selectToast } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { AdminLoginPage } from './admin-login-page';

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function signIn(username: string, password: string) {
  const opened = await renderWithStore(
    <>
      <AdminLoginPage />
      <Address />
    </>,
    { at: '/admin-login' },
  );
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
  await pass(10);
  return opened;
}

describe('the sign-in of admins', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  test('asks for both fields without a call', async () => {
    const calls = answerCalls({});
    await signIn('', '');
    expect(screen.getByText('Username is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(calls).toHaveLength(0);
  });

  test.each([
    [401, 'Invalid Credentials', 'Please check your username and password.', 2],
    [503, 'Login Failed', 'An unexpected error occurred. Please try again.', 0],
  ])('says what went wrong: %i', async (status, title, text, marked) => {
    answerCalls({ 'POST /api/auth/admin/login': { status, body: { code: 'x', message: 'y' } } });
    const { store } = await signIn('admin@example.com', 'not this one');
    expect(selectToast(store.getState())).toMatchObject({ title, text });
    expect(screen.queryAllByText('Invalid credentials')).toHaveLength(marked);
  });

  test('opens the console a second later', async () => {
    const user = { id: 1, firstName: 'Asmita', role: 'admin', staffOf: null };
    answerCalls({
      'POST /api/auth/admin/login': { body: { success: true, user } },
      'GET /api/auth/user': { body: user },
    });
    const { store } = await signIn('admin@example.com', 'right');
    expect(selectToast(store.getState())?.title).toBe('Login Successful');
    await pass(900);
    expect(screen.getByTestId('address').textContent).toBe('/admin-login');
    await pass(200);
    expect(screen.getByTestId('address').textContent).toBe('/admin/dashboard');
  });

  test('asks for the code of the app where the account has one', async () => {
    const user = { id: 1, firstName: 'Asmita', role: 'admin', staffOf: null };
    const calls = answerCalls({
      'POST /api/auth/admin/login': { body: { success: false, user: null, secondFactor: true } },
      'POST /api/auth/two-factor': { body: { success: true, user, secondFactor: false } },
      'GET /api/auth/user': { body: user },
    });
    const { store } = await signIn('admin@example.com', 'right');
    expect(selectToast(store.getState())).toBeNull();
    const send = async () => {
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
      await pass(10);
    };
    await send();
    expect(screen.getByText('Please enter the code.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: ' 123456 ' } });
    await send();
    const sent = calls.findLast(({ method }) => method === 'POST');
    expect(await sent?.clone().json()).toEqual({ code: '123456' });
    await pass(1100);
    expect(screen.getByTestId('address').textContent).toBe('/admin/dashboard');
  });

  test.each([
    [403, 'two-factor.code-wrong', 'Not this one.'],
    [410, 'two-factor.sign-in-expired', 'Username'],
  ])('a code that is rejected with %i', async (status, code, shown) => {
    answerCalls({
      'POST /api/auth/admin/login': { body: { success: false, user: null, secondFactor: true } },
      'POST /api/auth/two-factor': { status, body: { code, message: 'Not this one.' } },
    });
    await signIn('admin@example.com', 'right');
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '000000' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
    await pass(10);
    expect(await screen.findByText(shown)).toBeTruthy();
  });
});
