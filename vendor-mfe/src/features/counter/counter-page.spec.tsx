import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BrandProvider } from 'shared-ui/antd';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { aPass } from './a-pass.fixture';
import { CounterPage } from './counter-page';

const staffOf = { vendorId: 1, businessName: 'Himchuli', role: 'counter', branchId: 3 };
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

async function type(code: string) {
  fireEvent.change(screen.getByLabelText('Or type the 8-character code'), { target: { value: code } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check code' })));
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the counter', () => {
  beforeEach(() => localStorage.clear());

  test('works without a camera, and says that a code has eight characters', async () => {
    await openCounter({});
    expect(await screen.findByText('No camera here')).toBeTruthy();
    await type('7K4M');
    expect(screen.getByText('A code has 8 characters')).toBeTruthy();
    expect(await screen.findByText('Total Rs. 300', { exact: false })).toBeTruthy();
  });

  test('marks a code used only after it is confirmed', async () => {
    const calls = await openCounter({
      'POST /api/counter/lookup': { body: aPass() },
      'POST /api/counter/accept': { body: aPass({ state: 'redeemed', amount: 500, points: 30 }) },
    });
    await type('7k4m 29qx');
    const heading = await screen.findByRole('heading', { name: 'Valid' });
    expect(document.activeElement).toBe(heading);
    expect(calls(({ url }) => url.endsWith('/accept'))).toHaveLength(0);

    fireEvent.change(screen.getByLabelText('Amount charged'), { target: { value: '५००' } });
    await press('Confirm and mark used');
    expect(await screen.findByRole('heading', { name: 'Marked used' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('The customer earned 30 points.');
    const [accept] = calls(({ url }) => url.endsWith('/accept'));
    expect(await accept?.json()).toEqual({ code: '7K4M29QX', branchId: 3, amount: 500 });
  });

  test('shows when, where and by whom a code was used', async () => {
    const used = aPass({
      state: 'redeemed',
      usedAt: '2026-11-18T13:57:00.000Z',
      usedAtBranch: 'Jhamsikhel counter',
      usedBy: 'Ramesh',
    });
    await openCounter({ 'POST /api/counter/lookup': { body: used } });
    await type('7K4M29QX');
    expect(await screen.findByRole('heading', { name: 'Already used' })).toBeTruthy();
    expect(screen.getByText('Nov 18, 2026, 7:42 PM')).toBeTruthy();
    expect(screen.getByText('Jhamsikhel counter')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm and mark used' })).toBeNull();
  });

  test('repeats a confirmation whose answer was lost under the same key', async () => {
    const keys: (string | null)[] = [];
    const calls = await openCounter({
      'POST /api/counter/lookup': { body: aPass() },
      'POST /api/counter/accept': ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        if (keys.length === 1) throw new TypeError('Failed to fetch');
        return { body: aPass({ state: 'redeemed' }) };
      },
    });
    await type('7K4M29QX');
    await screen.findByRole('heading', { name: 'Valid' });
    await press('Confirm and mark used');
    expect(await screen.findByRole('heading', { name: 'No internet' })).toBeTruthy();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Marked used' })).toBeTruthy();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(calls(({ url }) => url.endsWith('/lookup'))).toHaveLength(1);
  });

  test('looks again when the code was used meanwhile', async () => {
    let lookups = 0;
    await openCounter({
      'POST /api/counter/lookup': () => ({ body: aPass({ state: lookups++ ? 'redeemed' : 'issued' }) }),
      'POST /api/counter/accept': { status: 409, body: { code: 'pass.already-used', message: 'Used' } },
    });
    await type('7K4M29QX');
    await screen.findByRole('heading', { name: 'Valid' });
    await press('Confirm and mark used');
    expect(await screen.findByRole('heading', { name: 'Already used' })).toBeTruthy();
  });

  test('takes the code that the address brings', async () => {
    const calls = await openCounter(
      { 'POST /api/counter/lookup': { status: 404, body: { code: 'pass.other-vendor', message: 'x' } } },
      '/dashboard/counter#token-of-a-pass',
    );
    expect(await screen.findByRole('heading', { name: 'Wrong business' })).toBeTruthy();
    const [lookup] = calls(({ url }) => url.endsWith('/lookup'));
    await waitFor(async () =>
      expect(await lookup?.clone().json()).toMatchObject({ code: 'token-of-a-pass' }),
    );
  });
});
