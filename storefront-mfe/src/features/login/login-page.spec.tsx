import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'shared-ui/router';
import { selectToast } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { LoginPage } from './login-page';

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

const open = (at = '/login', language: 'en' | 'ne' = 'en') =>
  renderWithStore(
    <>
      <LoginPage />
      <Address />
    </>,
    { at, language },
  );

async function signIn(email: string, password: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
}

/** Requests of the form, without the query for the ways to sign in. */
const sent = (calls: readonly Request[]) => calls.filter(({ method }) => method === 'POST');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('the sign-in page', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  test('asks for what is missing, at the field and in a toast, without a call', async () => {
    const calls = answerCalls({});
    const { store } = await open();
    await signIn('', 'secret');
    expect(selectToast(store.getState())?.title).toBe('Missing Information');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(sent(calls)).toHaveLength(0);
  });

  test('says what the server rejected', async () => {
    const message = 'Invalid email or password. Please try again.';
    answerCalls({
      'POST /api/auth/login': { status: 401, body: { code: 'auth.invalid-credentials', message } },
    });
    const { store } = await open();
    await signIn('sujata@example.com', 'wrong');
    await pass(10);
    expect(selectToast(store.getState())).toMatchObject({ title: 'Login Failed', text: message });
  });

  test('sends the request for an account type and goes by role after a second', async () => {
    const user = { id: 1, firstName: 'Sujata', role: 'customer', staffOf: null };
    const calls = answerCalls({
      'POST /api/auth/login': { body: { success: true, user } },
      'GET /api/auth/user': { body: user },
    });
    const { store } = await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Vendor' }));
    expect(screen.getByText('Sign in as a vendor to manage your business and deals')).toBeTruthy();
    await signIn('sujata@example.com', 'secret1');
    await pass(10);
    expect(await sent(calls)[0]?.json()).toMatchObject({ email: 'sujata@example.com', userType: 'vendor' });
    expect(selectToast(store.getState())?.title).toBe('Login Successful!');
    expect(screen.getByTestId('address').textContent).toBe('/login');
    await pass(1000);
    expect(screen.getByTestId('address').textContent).toBe('/dashboard/business');
  });

  const stepAnswer = { success: false, user: null, secondFactor: true, offersPasskey: false };
  const openSecondStep = async (answers: Parameters<typeof answerCalls>[0]) => {
    const calls = answerCalls({ 'POST /api/auth/login': { body: stepAnswer }, ...answers });
    const opened = await open('/login?returnTo=%2Fdeals%2F7');
    await signIn('sujata@example.com', 'secret1');
    await pass(10);
    return { calls, ...opened };
  };

  test('asks an account with a second factor for its passkey or a code, and leads back', async () => {
    const user = { id: 1, firstName: 'Sujata', role: 'customer', staffOf: null };
    const { calls } = await openSecondStep({
      'POST /api/auth/two-factor': { body: { ...stepAnswer, success: true, user } },
      'GET /api/auth/user': { body: user },
    });
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeTruthy();
    const send = async () => {
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
      await pass(10);
    };
    await send();
    expect(screen.getByText('Please enter the code.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: ' 7K2QX-01ABC ' } });
    await send();
    expect(await sent(calls).at(1)?.clone().json()).toEqual({ code: '7K2QX-01ABC' });
    await pass(1100);
    expect(screen.getByTestId('address').textContent).toBe('/deals/7');
  });

  test.each([
    [403, 'two-factor.code-wrong', 'Not this one.'],
    [410, 'two-factor.sign-in-expired', 'Forgot?'],
  ])('a code that is rejected with %i', async (status, code, shown) => {
    await openSecondStep({
      'POST /api/auth/two-factor': { status, body: { code, message: 'Not this one.' } },
    });
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '000000' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
    await pass(10);
    expect(await screen.findByText(shown)).toBeTruthy();
  });

  test('mails a link to somebody who lost the passkey or phone', async () => {
    const { calls } = await openSecondStep({ 'POST /api/auth/two-factor/lost': { status: 204 } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mail me a link' })));
    await pass(10);
    expect(new URL(calls.at(-1)?.url ?? '').pathname).toBe('/api/auth/two-factor/lost');
    expect(screen.getByText('We mailed you a link')).toBeTruthy();
  });

  test.each([
    ['Not now', 0],
    ["Don't ask again", 1],
  ])('offers an owner a passkey and goes on after "%s"', async (answer, declined) => {
    const user = { id: 1, firstName: 'Maya', role: 'vendor', staffOf: { role: 'owner' } };
    const calls = answerCalls({
      'POST /api/auth/login': { body: { success: true, user, secondFactor: false, offersPasskey: true } },
      'POST /api/auth/passkeys/offer/decline': { status: 204 },
      'GET /api/auth/user': { body: user },
    });
    await open();
    await signIn('maya@example.com', 'secret1');
    await pass(1100);
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeTruthy();
    expect(screen.getByTestId('address').textContent).toBe('/login');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: answer })));
    await pass(10);
    expect(calls.filter(({ url }) => url.endsWith('/offer/decline'))).toHaveLength(declined);
    expect(screen.getByTestId('address').textContent).toBe('/dashboard');
  });

  test.each([
    ['ne', '/ne', 'ne'],
    [null, '/', 'en'],
  ])('takes the language over that the account chose: %p', async (chosenLanguage, address, language) => {
    const user = { id: 1, firstName: 'Sujata', role: 'customer', staffOf: null, chosenLanguage };
    answerCalls({
      'POST /api/auth/login': { body: { success: true, user } },
      'GET /api/auth/user': { body: user },
    });
    const { store } = await open();
    await signIn('sujata@example.com', 'secret1');
    await pass(1010);
    expect(store.getState().language).toBe(language);
    expect(screen.getByTestId('address').textContent).toBe(address);
  });

  test('keeps the language of the device for an account that chose none', async () => {
    const user = { id: 1, firstName: 'Sujata', role: 'customer', staffOf: null, chosenLanguage: null };
    answerCalls({
      'POST /api/auth/login': { body: { success: true, user } },
      'GET /api/auth/user': { body: user },
    });
    const { store } = await open('/ne/login', 'ne');
    fireEvent.change(screen.getByLabelText('इमेल'), { target: { value: 'sujata@example.com' } });
    fireEvent.change(screen.getByLabelText('पासवर्ड'), { target: { value: 'secret1' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'साइन इन गर्नुहोस्' })));
    await pass(1010);
    expect(store.getState().language).toBe('ne');
    expect(screen.getByTestId('address').textContent).toBe('/ne');
  });
});
