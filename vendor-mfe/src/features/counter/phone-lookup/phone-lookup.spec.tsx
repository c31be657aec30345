import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { BrandProvider } from 'shared-ui/dashboard';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { aPass } from '../a-pass.fixture';
import { CounterPage } from '../counter-page';

const staffOf = { vendorId: 1, businessName: 'Himchuli', role: 'counter', rights: ['counter'], branchId: 3 };
const branches = [
  { id: 3, name: 'Jhamsikhel', address: 'x', city: 'Lalitpur', latitude: null, longitude: null },
];
const surroundings: Answers = {
  'GET /api/auth/user': { body: { id: 1, firstName: 'Ramesh', role: 'customer', staffOf } },
  'GET /api/vendors/me/locations': { body: branches },
  'GET /api/counter/today': { body: [aPass({ state: 'redeemed', amount: 300 })] },
};

async function openCounter(answers: Answers, at = '/dashboard/counter') {
  const calls = answerCalls({ ...surroundings, ...answers });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(
    <BrandProvider>
      <CounterPage />
    </BrandProvider>,
    { store, at },
  );
  return calls.filter.bind(calls);
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the look-up by phone', () => {
  beforeEach(() => localStorage.clear());

  test('shows a code that was looked up by phone number, and accepts it', async () => {
    const calls = await openCounter({
      'POST /api/counter/lookups': { status: 202, body: { id: 5, expiresAt: '2026-11-20T05:10:00.000Z' } },
      'POST /api/counter/lookups/5/word': { body: aPass() },
      'POST /api/counter/accept': { body: aPass({ state: 'redeemed', amount: 280 }) },
    });
    await press('Phone dead? Look up by number');
    fireEvent.change(await screen.findByLabelText('Mobile number of the customer'), {
      target: { value: '9841234567' },
    });
    fireEvent.change(screen.getByLabelText('Last 4 characters of the code'), { target: { value: '29QX' } });
    await press('Send the word');
    fireEvent.change(await screen.findByLabelText('Word of the customer'), { target: { value: 'jomati' } });
    await press('Show the code');
    expect(await screen.findByRole('heading', { name: 'Valid' })).toBeTruthy();
    await press('Confirm and mark used');
    const [accept] = calls(({ url }) => url.endsWith('/accept'));
    expect(await accept?.json()).toMatchObject({ code: '7K4M29QX' });
    const [ask] = calls(({ url }) => url.endsWith('/lookups'));
    expect(ask?.headers.get('idempotency-key')).toBeTruthy();
  });

  test('says how many tries a wrong word leaves', async () => {
    await openCounter({
      'POST /api/counter/lookups': { status: 202, body: { id: 5, expiresAt: '2026-11-20T05:10:00.000Z' } },
      'POST /api/counter/lookups/5/word': {
        status: 400,
        body: { code: 'lookup.word-wrong', message: 'x', triesLeft: 2 },
      },
    });
    await press('Phone dead? Look up by number');
    fireEvent.change(await screen.findByLabelText('Mobile number of the customer'), {
      target: { value: '9841234567' },
    });
    fireEvent.change(screen.getByLabelText('Last 4 characters of the code'), { target: { value: '29QX' } });
    await press('Send the word');
    fireEvent.change(await screen.findByLabelText('Word of the customer'), { target: { value: 'kakiku' } });
    await press('Show the code');
    expect(await screen.findByText('This word does not match. 2 tries are left.')).toBeTruthy();
  });
});
