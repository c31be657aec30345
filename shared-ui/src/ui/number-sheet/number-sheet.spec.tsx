import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerCalls, renderWithStore, type Answers } from '../../testing';
import { storeEntry } from './stored-entry';
import { NumberSheet } from './number-sheet';

const user = { id: 1, firstName: 'Sita', lastName: '', email: 'sita@example.com', role: 'customer' };
const soon = (): string => new Date(Date.now() + 25_000).toISOString();
const requested = () => ({ status: 202, body: { resendAt: soon(), expiresAt: soon() } });

afterEach(() => storeEntry(null));

async function show(answers: Answers) {
  const calls = answerCalls({
    'POST /api/auth/otp': requested(),
    'GET /api/locations': { body: [] },
    'GET /api/auth/methods': { body: { email: true, sms: false, google: false } },
    ...answers,
  });
  const ends = {
    onSignedIn: jest.fn(),
    onSecondFactor: jest.fn(),
    onClose: jest.fn(),
    onUsePassword: jest.fn(),
  };
  await renderWithStore(<NumberSheet returnTo={null} {...ends} />);
  return { posts: () => calls.filter(({ method }) => method === 'POST'), ends };
}

async function askForDigits(): Promise<HTMLElement> {
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'sita@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  return screen.findByLabelText('The 6 digits sent to sita@example.com');
}

test('an address that is none is rejected without a request', async () => {
  const { posts } = await show({});
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'sita' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
  expect(posts()).toHaveLength(0);
});

test('the sixth digit signs a known visitor in', async () => {
  const { ends } = await show({ 'POST /api/auth/otp/verify': { body: { state: 'signed-in', user } } });
  fireEvent.change(await askForDigits(), { target: { value: '04 27 19' } });
  await waitFor(() => expect(ends.onSignedIn).toHaveBeenCalledWith(user));
});

test('Nepali digits are sent as Latin ones', async () => {
  const { posts } = await show({ 'POST /api/auth/otp/verify': { body: { state: 'second-factor' } } });
  fireEvent.change(await askForDigits(), { target: { value: '०४२७१९' } });
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(await posts()[1]?.json()).toEqual({ to: 'sita@example.com', digits: '042719' });
});

test('wrong digits say how many tries are left', async () => {
  await show({
    'POST /api/auth/otp/verify': {
      status: 403,
      body: { code: 'otp.wrong', message: 'These digits do not match.', triesLeft: 1 },
    },
  });
  fireEvent.change(await askForDigits(), { target: { value: '111111' } });
  expect(await screen.findByText('These digits do not match. 1 try left.')).toBeTruthy();
});

test('a new visitor gives a name, which is required', async () => {
  const { ends, posts } = await show({
    'POST /api/auth/otp/verify': { body: { state: 'name-needed', ticket: 'ticket' } },
    'POST /api/auth/otp/complete': { status: 201, body: { user } },
  });
  fireEvent.change(await askForDigits(), { target: { value: '042719' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Please enter your name.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('What shall we call you?'), { target: { value: 'Sita' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(ends.onSignedIn).toHaveBeenCalledWith(user));
  const sent = posts().find(({ url }) => url.endsWith('/otp/complete'));
  expect(await sent?.json()).toEqual({ ticket: 'ticket', firstName: 'Sita' });
});

test('an account with a second factor goes on to it', async () => {
  const { ends } = await show({ 'POST /api/auth/otp/verify': { body: { state: 'second-factor' } } });
  fireEvent.change(await askForDigits(), { target: { value: '042719' } });
  await waitFor(() => expect(ends.onSecondFactor).toHaveBeenCalled());
});

test('a closed sheet keeps address and step for ten minutes', async () => {
  await show({});
  await askForDigits();
  await renderWithStore(
    <NumberSheet
      returnTo={null}
      onSignedIn={jest.fn()}
      onSecondFactor={jest.fn()}
      onClose={jest.fn()}
      onUsePassword={jest.fn()}
    />,
  );
  expect(await screen.findAllByLabelText('The 6 digits sent to sita@example.com')).toHaveLength(2);
});

const withSms = { 'GET /api/auth/methods': { body: { email: true, sms: true, google: false } } };

test('a mobile number is sent with ten digits, and its SMS is announced', async () => {
  const { posts } = await show(withSms);
  const field = await screen.findByLabelText('E-mail or mobile number');
  fireEvent.change(field, { target: { value: '+९७७ ९८४१-२३४५६७' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('The 6 digits sent to 9841234567')).toBeTruthy();
  expect(screen.getByText('Check your messages')).toBeTruthy();
  expect(await posts()[0]?.json()).toEqual({ to: '9841234567', language: 'en' });
});

test('a landline is rejected without a request', async () => {
  const { posts } = await show(withSms);
  fireEvent.change(await screen.findByLabelText('E-mail or mobile number'), {
    target: { value: '014412345' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/or a Nepali mobile number/)).toBeTruthy();
  expect(posts()).toHaveLength(0);
});

test('the browser fills in the digits of the SMS', async () => {
  const get = jest.fn<(request: object) => Promise<object>>().mockResolvedValue({ code: '042719' });
  Object.assign(window, { OTPCredential: true });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  try {
    const { ends } = await show({
      ...withSms,
      'POST /api/auth/otp/verify': { body: { state: 'signed-in', user } },
    });
    fireEvent.change(await screen.findByLabelText('E-mail or mobile number'), {
      target: { value: '9841234567' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(ends.onSignedIn).toHaveBeenCalledWith(user));
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
  } finally {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  }
});
