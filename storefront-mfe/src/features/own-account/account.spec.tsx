import { afterEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api, selectToast, type AppStore } from 'shared-ui/store';
import type { Answer, Answers } from 'shared-ui/testing';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { NotificationsPage } from './notifications-page';
import { ProfilePage } from './profile/profile-page';
import { SettingsPage } from './settings-page';

const account = {
  id: 1,
  firstName: 'Sujata',
  lastName: 'Rai',
  email: 'sujata@example.com',
  profileImageUrl: null,
  role: 'customer',
  staffOf: null,
  phone: null,
  address: null,
  city: 'Kathmandu',
  language: 'en',
  emailVerified: true,
  hasPassword: true,
  loyaltyPoints: 0,
  spendablePoints: 0,
  pendingPoints: [],
};
const sessions = [
  {
    id: 'a',
    browser: 'Chrome',
    system: 'Android',
    kind: 'phone',
    isCurrent: true,
    createdAt: '2026-11-20T10:00:00.000Z',
    lastSeenAt: '2026-11-20T10:00:00.000Z',
  },
  {
    id: 'b',
    browser: null,
    system: null,
    kind: null,
    isCurrent: false,
    createdAt: '2026-11-19T10:00:00.000Z',
    lastSeenAt: '2026-11-19T10:00:00.000Z',
  },
];

const all = { inbox: true, mail: true, push: true };
const preferences = { passes: all, reviews: all, favorites: all, alerts: all, business: all };

let store: AppStore | undefined;

async function show(page: React.ReactNode, answers: Answers = {}): Promise<Request[]> {
  const calls = answerCalls({
    'GET /api/users/me': { body: account },
    'GET /api/auth/sessions': { body: sessions },
    'GET /api/notifications/unread': { body: { unread: 1 } },
    'GET /api/notifications/preferences': { body: preferences },
    'GET /api/notifications/push-key': { status: 404 },
    'GET /api/notifications/push': { body: [] },
    ...answers,
  });
  ({ store } = await renderWithStore(page));
  return calls;
}

const press = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const toast = () => store && selectToast(store.getState());
const sentTo = (calls: Request[], method: string) => calls.find((call) => call.method === method);

afterEach(() => void store?.dispatch(api.util.resetApiState()));

describe('the profile', () => {
  test('asks for the name before anything is sent, and keeps what was typed', async () => {
    const calls = await show(<ProfilePage />);
    await screen.findByLabelText('First name');
    type('First name', ' ');
    type('Address', 'Jhamsikhel 3');
    await press('Save changes');
    expect(screen.getByText('Please fill in all required fields.')).toBeTruthy();
    expect((screen.getByLabelText('Address') as HTMLInputElement).value).toBe('Jhamsikhel 3');
    expect(sentTo(calls, 'PATCH')).toBeUndefined();
  });

  test('shows what the server holds against a field', async () => {
    const errors = [{ field: 'phone', message: 'Please enter a valid phone number.' }];
    await show(<ProfilePage />, { 'PATCH /api/users/me': { status: 400, body: { errors } } });
    await screen.findByLabelText('Phone');
    type('Phone', 'call me');
    await press('Save changes');
    expect(await screen.findByText('Please enter a valid phone number.')).toBeTruthy();
    expect(toast()?.title).toBe('Not saved');
  });

  test('says when it could not be loaded', async () => {
    await show(<ProfilePage />, { 'GET /api/users/me': { status: 503 } });
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  });
});

describe('the settings', () => {
  test('keep a request about messages at once, and take it back when that fails', async () => {
    let reject = () => {};
    const answer = new Promise<Answer>((resolve) => (reject = () => resolve({ status: 503 })));
    const calls = await show(<SettingsPage />, { 'PUT /api/notifications/preferences': () => answer });
    const favorites = (await screen.findByLabelText('Favorites: Mail')) as HTMLInputElement;
    expect(screen.queryByLabelText('My business: Mail')).toBeNull();
    await act(async () => void fireEvent.click(favorites));
    expect(favorites.checked).toBe(false);
    await act(async () => reject());
    await waitFor(() => expect(toast()?.kind).toBe('error'));
    expect(await sentTo(calls, 'PUT')?.json()).toEqual({ favorites: { mail: false } });
    expect(favorites.checked).toBe(true);
  });

  test('say at the field that the current password is wrong', async () => {
    const message = 'This is not your current password.';
    await show(<SettingsPage />, {
      'POST /api/auth/password/change': { status: 403, body: { code: 'auth.wrong-password', message } },
    });
    await screen.findByLabelText('Current password');
    type('Current password', 'wrong');
    type('New password', 'two plates of momo');
    type('New password again', 'two plates');
    await press('Change password');
    expect(screen.getByText('The two new passwords are not the same.')).toBeTruthy();
    type('New password again', 'two plates of momo');
    await press('Change password');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('ask an account without a password for mailed digits, also before its first password', async () => {
    const calls = await show(<SettingsPage />, {
      'GET /api/users/me': { body: { ...account, hasPassword: false } },
      'POST /api/auth/otp': { status: 202, body: {} },
      'POST /api/auth/password/change': { status: 204 },
    });
    const [ofEmail, ofPassword] = await screen.findAllByLabelText('Six digits');
    expect(ofEmail).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Mail the digits' })[0] as HTMLElement);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Digits sent' }));
    fireEvent.change(ofPassword as HTMLElement, { target: { value: '042719' } });
    type('New password', 'two plates of momo');
    type('New password again', 'two plates of momo');
    await press('Change password');
    const sent = calls.find(({ url }) => url.endsWith('/password/change'));
    expect(await sent?.json()).toEqual({ currentPassword: '042719', newPassword: 'two plates of momo' });
  });

  test.each([
    ['customer', 'At least 6 characters; longer is safer'],
    ['admin', 'At least 12 characters for admins; longer is safer'],
  ])('say to a %s how long a new password is', async (role, hint) => {
    await show(<SettingsPage />, { 'GET /api/users/me': { body: { ...account, role } } });
    expect(await screen.findByText(hint)).toBeTruthy();
  });

  test('ask for a new email with the password, and say where the link went', async () => {
    const calls = await show(<SettingsPage />, { 'POST /api/auth/email/change': { status: 204 } });
    await screen.findByLabelText('New email');
    type('New email', 'no address');
    await press('Change email');
    expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    type('New email', 'new@example.com');
    type('Your password', 'two plates of momo');
    await press('Change email');
    await waitFor(() => expect(toast()?.title).toBe('Confirm your new email'));
    expect(toast()?.text ?? '').toContain('new@example.com');
    expect(sentTo(calls, 'POST')?.url).toContain('/api/auth/email/change');
  });

  test('name the devices and sign one out', async () => {
    const calls = await show(<SettingsPage />, { 'DELETE /api/auth/sessions/b': { status: 204 } });
    const current = await screen.findByText('Chrome on Android');
    expect(current.closest('li')?.textContent).toContain('This device');
    await press('Sign out Unknown device');
    await waitFor(() => expect(toast()?.title).toBe('Signed out'));
    expect(sentTo(calls, 'DELETE')?.url).toContain('/api/auth/sessions/b');
  });

  test('ask for the password before the account is erased', async () => {
    const calls = await show(<SettingsPage />);
    await screen.findByRole('button', { name: 'Erase my account' });
    await press('Erase my account');
    await press('Erase for good');
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    expect(sentTo(calls, 'DELETE')).toBeUndefined();
  });
});

describe('the notifications', () => {
  const notification = {
    id: 7,
    kind: 'pass-used',
    title: 'You used Two plates',
    titleNe: 'तपाईंले दुई प्लेट प्रयोग गर्नुभयो',
    text: 'How was it?',
    textNe: 'कस्तो रह्यो?',
    path: '/deals/3',
    createdAt: '2026-11-20T10:00:00.000Z',
    readAt: null,
  };

  test('are read when followed', async () => {
    const calls = await show(<NotificationsPage />, {
      'GET /api/notifications': { body: [notification] },
      'POST /api/notifications/read': { body: { unread: 0 } },
    });
    const link = await screen.findByRole('link', { name: /You used Two plates/ });
    await act(async () => void fireEvent.click(link));
    await waitFor(() => expect(sentTo(calls, 'POST')).toBeDefined());
    expect(await sentTo(calls, 'POST')?.json()).toEqual({ ids: [7] });
  });

  test('say what will come when there are none', async () => {
    await show(<NotificationsPage />, { 'GET /api/notifications': { body: [] } });
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
  });

  test('say when they did not come', async () => {
    await show(<NotificationsPage />, { 'GET /api/notifications': { status: 503 } });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  });
});

describe('the authenticator app', () => {
  const admin = { 'GET /api/users/me': { body: { ...account, role: 'admin' } } };
  const codes = ['01ABC-DEFGH', '2JKMN-PQRST'];

  test('is for admins', async () => {
    await show(<SettingsPage />);
    await screen.findByText('Where you are signed in');
    expect(screen.queryByText('Authenticator app')).toBeNull();
  });

  test('is turned on by password and code, and shows the recovery codes once', async () => {
    const calls = await show(<SettingsPage />, {
      ...admin,
      'GET /api/auth/two-factor': { body: { isOn: false, recoveryCodesLeft: 0 } },
      'POST /api/auth/two-factor/enroll': {
        body: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Dobbar:a' },
      },
      'POST /api/auth/two-factor/confirm': { body: { recoveryCodes: codes } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await press('Next');
    expect(screen.getByText('Please enter your password.')).toBeTruthy();
    type('Password', 'correct horse');
    await press('Next');
    expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
    type('Code', '12345');
    fireEvent.submit(screen.getByLabelText('Code'));
    expect(await screen.findByText('Please enter the code.')).toBeTruthy();
    type('Code', '123456');
    fireEvent.submit(screen.getByLabelText('Code'));
    for (const code of codes) expect(await screen.findByText(code)).toBeTruthy();
    expect(await sentTo(calls, 'POST')?.clone().json()).toEqual({ password: 'correct horse' });
    await press('I have kept them');
    expect(screen.queryByText(codes[0] as string)).toBeNull();
  });

  test('is turned off with both, and says what is wrong', async () => {
    await show(<SettingsPage />, {
      ...admin,
      'GET /api/auth/two-factor': { body: { isOn: true, recoveryCodesLeft: 1 } },
      'DELETE /api/auth/two-factor': { status: 403, body: { code: 'auth.wrong-password' } },
    });
    expect(await screen.findByText('It is on.')).toBeTruthy();
    await press('Turn off');
    type('Password', 'wrong');
    type('Code', '123456');
    fireEvent.submit(screen.getByLabelText('Code'));
    expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  });
});

describe('recovery codes', () => {
  const state = (hasPasskey: boolean) => ({
    'GET /api/auth/two-factor': { body: { isOn: false, hasPasskey, recoveryCodesLeft: 1 } },
  });

  test('are shown to nobody without a second factor', async () => {
    await show(<SettingsPage />, state(false));
    await screen.findByText('Where you are signed in');
    expect(screen.queryByRole('heading', { name: 'Recovery codes' })).toBeNull();
  });

  test('are counted, and made again after a question, for everybody with a passkey', async () => {
    await show(<SettingsPage />, {
      ...state(true),
      'POST /api/auth/two-factor/recovery-codes': { body: { recoveryCodes: ['01ABC-DEFGH'] } },
    });
    expect(await screen.findByText('1 code is left.')).toBeTruthy();
    await press('Make new codes');
    fireEvent.submit(screen.getByText('The earlier ones stop working.').closest('form') as HTMLElement);
    expect(await screen.findByText('01ABC-DEFGH')).toBeTruthy();
    await press('I have kept them');
    expect(screen.queryByText('01ABC-DEFGH')).toBeNull();
  });
});
