import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BrandProvider } from 'shared-ui/dashboard';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { BecomeVendor } from './become-vendor';
import { BusinessPage } from './business-page';

const owner = {
  vendorId: 1,
  businessName: 'Himchuli',
  role: 'owner',
  rights: ['counter', 'deals', 'reviews', 'money', 'staff'],
  branchId: null,
};
const user = (staffOf: unknown) => ({
  body: { id: 1, firstName: 'A', email: 'a@b.c', role: 'vendor', staffOf },
});
const vendor = {
  id: 1,
  businessName: 'Himchuli Momo House',
  category: 'Dining',
  description: 'Momo folded by hand every morning.',
  status: 'verified',
  statusReason: null,
  logo: null,
  version: 4,
};

async function show(screenful: React.ReactNode, answers: Answers) {
  const calls = answerCalls({
    'GET /api/categories': { body: [] },
    'GET /api/locations': { body: [] },
    'GET /api/users/me': { body: { email: 'a@b.c', emailVerified: true } },
    'GET /api/vendors/me/locations': { body: [] },
    'GET /api/vendors/me/documents': { body: [] },
    ...answers,
  });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(<BrandProvider>{screenful}</BrandProvider>, { store });
  return calls;
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillAll() {
  fill('Business name', 'Himchuli Momo House');
  fill('Category', 'Dining');
  fill('Description', 'Momo folded by hand every morning.');
}

describe('becoming a vendor', () => {
  afterEach(() => void jest.useRealTimers());

  test('says at the fields what is missing', async () => {
    await show(<BecomeVendor email="a@b.c" />, {});
    await press('Register business');
    expect(await screen.findByText('Business name must be at least 3 characters')).toBeTruthy();
    expect(screen.getByText('Please select or enter a category')).toBeTruthy();
    expect(screen.getByText('Description must be at least 10 characters')).toBeTruthy();
    expect(screen.getByText('Signed in as a@b.c')).toBeTruthy();
  });

  test('is complete, and the page is loaded again after two seconds', async () => {
    const reload = jest.fn();
    const calls = await show(<BecomeVendor email="a@b.c" reload={reload} />, {
      'POST /api/vendors': { status: 201, body: vendor },
    });
    fillAll();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    await press('Register business');
    await act(async () => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByText('Registration Complete!')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTimeAsync(2000));
    expect(reload).toHaveBeenCalledTimes(1);
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    expect(await sent?.json()).toMatchObject({ logo: null, website: null, category: 'Dining' });
  });

  test('keeps what was typed when it is rejected', async () => {
    const { store } = await showRejected();
    expect(store.getState().toasts.current).toMatchObject({
      title: 'Registration Failed',
      text: 'You already work for another business.',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Business name').value).toBe('Himchuli Momo House');
  });

  test('asks to verify the e-mail first', async () => {
    await show(<BecomeVendor email="a@b.c" />, {
      'GET /api/users/me': { body: { email: 'a@b.c', emailVerified: false } },
      'POST /api/auth/email/resend': { status: 204 },
    });
    expect(await screen.findByText('Please verify your e-mail first')).toBeTruthy();
    await press('Resend');
  });
});

async function showRejected() {
  answerCalls({
    'GET /api/categories': { body: [] },
    'GET /api/users/me': { body: { email: 'a@b.c', emailVerified: true } },
    'GET /api/vendors/me/documents': { body: [] },
    'POST /api/vendors': {
      status: 409,
      body: { code: 'vendor.works-elsewhere', message: 'You already work for another business.' },
    },
  });
  const shown = await renderWithStore(
    <BrandProvider>
      <BecomeVendor email="a@b.c" />
    </BrandProvider>,
  );
  fillAll();
  await press('Register business');
  await waitFor(() => expect(shown.store.getState().toasts.current).not.toBeNull());
  return shown;
}

describe('the business of', () => {
  test('an owner with an unverified e-mail is not told to register first (V5)', async () => {
    await show(<BusinessPage />, {
      'GET /api/auth/user': user(owner),
      'GET /api/users/me': { body: { email: 'a@b.c', emailVerified: false } },
      'GET /api/vendors/me': { body: { ...vendor, status: 'pending' } },
    });
    expect(await screen.findByText(/this is where we tell you that your business is verified/)).toBeTruthy();
    expect(screen.queryByText(/can be registered after you follow it/)).toBeNull();
  });

  test('an owner is shown with its state', async () => {
    const rejected = { ...vendor, status: 'rejected', statusReason: 'The PAN number is not readable.' };
    await show(<BusinessPage />, {
      'GET /api/auth/user': user(owner),
      'GET /api/vendors/me': { body: rejected },
    });
    expect(await screen.findByText('The PAN number is not readable.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit and resubmit' })).toBeTruthy();
  });

  test('an owner writes what it is called in Nepali', async () => {
    const calls = await show(<BusinessPage />, {
      'GET /api/auth/user': user(owner),
      'GET /api/vendors/me': { body: { ...vendor, proposedNameNe: 'मम घर' } },
      'PATCH /api/vendors/me': { body: vendor },
    });
    expect(await screen.findByText('Wanted: मम घर.', { exact: false })).toBeTruthy();
    await press('Edit profile');
    expect(screen.getByLabelText<HTMLInputElement>('Name in Nepali (optional)').value).toBe('मम घर');
    fill('Name in Nepali (optional)', 'हिमचुली मम हाउस');
    fill('Description in Nepali (optional)', 'हरेक बिहान हातैले बनाइने मम।');
    await press('Save');
    const [saved] = calls.filter(({ method }) => method === 'PATCH');
    expect(await saved?.json()).toMatchObject({
      nameNe: 'हिमचुली मम हाउस',
      descriptionNe: 'हरेक बिहान हातैले बनाइने मम।',
      version: 4,
    });
  });

  test("the counter's staff is named and left to its owner", async () => {
    await show(<BusinessPage />, {
      'GET /api/auth/user': user({ ...owner, role: 'counter', rights: ['counter'] }),
    });
    expect(await screen.findByText('You work at Himchuli')).toBeTruthy();
  });
});
