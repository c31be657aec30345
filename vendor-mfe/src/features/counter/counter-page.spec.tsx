import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { BrandProvider } from 'shared-ui/dashboard';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { aPass } from './a-pass.fixture';
import { CounterPage } from './counter-page';

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
    expect(await accept?.json()).toEqual({
      ...{ code: '7K4M29QX', branchId: 3, amount: 500 },
      paidWith: 'cash',
    });
  });

  test.each([
    ['at-business', 'No points: the customer has earned at your business often enough today.'],
    ['per-day', 'No points: the customer has earned often enough today.'],
    ['business-owes', 'No points: your business owes more than allowed.'],
  ] as const)('says why a use earns nothing: %s', async (pointsWithheld, words) => {
    await openCounter({
      'POST /api/counter/lookup': { body: aPass() },
      'POST /api/counter/accept': { body: aPass({ state: 'redeemed', amount: 280, pointsWithheld }) },
    });
    await type('7k4m 29qx');
    await press('Confirm and mark used');
    expect(await screen.findByRole('heading', { name: 'Marked used' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(words);
  });

  test('shows what the sum to charge is made of', async () => {
    const onTop = { taxes: 'vat-and-service-extra', price: 500, serviceCharge: 10, vat: 13 } as const;
    await openCounter({ 'POST /api/counter/lookup': { body: aPass({ charge: 622, onTop }) } });
    await type('7K4M29QX');
    await screen.findByRole('heading', { name: 'Valid' });
    expect(screen.getByText('Rs. 500 + 10% service charge + 13% VAT')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Amount charged').value).toBe('622');
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
    expect(await screen.findByRole('heading', { name: 'A code of another business' })).toBeTruthy();
    const [lookup] = calls(({ url }) => url.endsWith('/lookup'));
    await waitFor(async () =>
      expect(await lookup?.clone().json()).toMatchObject({ code: 'token-of-a-pass' }),
    );
  });

  test('says that one character is wrong, keeps the text and shows no red screen', async () => {
    await openCounter({
      'POST /api/counter/lookup': { status: 400, body: { code: 'code.malformed', message: 'x' } },
    });
    await type('7K4M29QY');
    const field = screen.getByLabelText<HTMLInputElement>('Or type the 8-character code');
    expect(screen.getByText('Check the code: one character is wrong', { selector: 'p' })).toBeTruthy();
    expect(field.value).toBe('7K4M29QY');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Not our code')).toBeNull();
    fireEvent.change(field, { target: { value: '7K4M29Q' } });
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('keeps what was typed when there is no such code', async () => {
    await openCounter({
      'POST /api/counter/lookup': { status: 404, body: { code: 'pass.not-found', message: 'x' } },
    });
    await type('7K4M29QX');
    await screen.findByRole('heading', { name: 'Not found' });
    await press('Scan the next code');
    expect(screen.getByLabelText<HTMLInputElement>('Or type the 8-character code').value).toBe('7K4M29QX');
  });

  test.each(['https://dobbar.example/c#3.7K4M29QX', 'aWVnaXN0ZXJlZC10b2tlbi1vZi1hLXBhc3M_bm90-cmVhbA'])(
    'takes %s from a hand scanner that types like a keyboard',
    async (content) => {
      const calls = await openCounter({ 'POST /api/counter/lookup': { body: aPass() } });
      const field = screen.getByLabelText<HTMLInputElement>('Or type the 8-character code');
      for (const character of content)
        fireEvent.change(field, { target: { value: field.value + character } });
      await act(async () => void fireEvent.submit(field));
      await screen.findByRole('heading', { name: 'Valid' });
      expect(await calls(({ url }) => url.endsWith('/lookup'))[0]?.json()).toMatchObject({ code: content });
    },
  );

  test('asks for the branch first where there are several, and sends it', async () => {
    const calls = await openCounter({
      'GET /api/auth/user': {
        body: {
          id: 1,
          firstName: 'Ramesh',
          role: 'vendor',
          staffOf: { ...staffOf, role: 'owner', branchId: null },
        },
      },
      'GET /api/vendors/me/locations': { body: [...branches, { ...branches[0], id: 4, name: 'Patan' }] },
      'POST /api/counter/lookup': { body: aPass() },
    });
    expect(await screen.findByText('Where does this counter stand?')).toBeTruthy();
    expect(screen.queryByLabelText('Or type the 8-character code')).toBeNull();
    await press('Patan, Lalitpur');
    await type('7K4M29QX');
    await screen.findByRole('heading', { name: 'Valid' });
    expect(await calls(({ url }) => url.endsWith('/lookup'))[0]?.json()).toMatchObject({ branchId: 4 });
    expect(localStorage.getItem('counter-branch')).toBe('4');
  });

  test.each([
    ['wrong-weekday', { weekdays: [1, 2] }, 'Not on this day', 'Mon, Tue'],
    ['wrong-hour', { hoursFrom: '16:00', hoursUntil: '20:30' }, 'Not at this hour', /4:00 PM.*8:30 PM/],
    ['blackout-date', { blackoutDates: ['2026-11-30'] }, 'Not today', 'Nov 30, 2026'],
    ['wrong-branch', { branches: ['Thamel', 'Patan'] }, 'Wrong branch', 'Thamel, Patan'],
  ])('%s has a screen of its own that says what is allowed', async (code, terms, title, allowed) => {
    const refusal = { code: `visit.${code}`, message: 'x' };
    await openCounter({ 'POST /api/counter/lookup': { body: aPass({ refusal, ...terms }) } });
    await type('7K4M29QX');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(allowed, { selector: 'dd' })).toBeTruthy();
    expect(screen.getByText('Tell the guest')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm and mark used' })).toBeNull();
  });

  test('asks for the bill and the guests where the deal does, and lets both be put right', async () => {
    const pass = aPass({ minimumBill: 1_000, partySize: 4 });
    const refusals = ['visit.bill-too-small', 'visit.party-too-small'];
    const calls = await openCounter({
      'POST /api/counter/lookup': { body: pass },
      'POST /api/counter/accept': () => {
        const code = refusals.shift();
        return code
          ? { status: 409, body: { code, message: 'x' } }
          : { body: { ...pass, state: 'redeemed', amount: 1_200 } };
      },
    });
    await type('7K4M29QX');
    await screen.findByRole('heading', { name: 'Valid' });
    await press('Confirm and mark used');
    expect(screen.getByText('Please say how many guests came')).toBeTruthy();
    expect(calls(({ url }) => url.endsWith('/accept'))).toHaveLength(0);
    fireEvent.change(screen.getByLabelText('Amount charged'), { target: { value: '900' } });
    fireEvent.change(screen.getByLabelText('How many guests?'), { target: { value: '3' } });
    await press('Confirm and mark used');
    expect(await screen.findByRole('heading', { name: 'Bill too small' })).toBeTruthy();
    await press('Change the amount');
    fireEvent.change(screen.getByLabelText('Amount charged'), { target: { value: '1200' } });
    await press('Confirm and mark used');
    expect(await screen.findByRole('heading', { name: 'Too few guests' })).toBeTruthy();
    await press('Change the number of guests');
    expect(screen.getByLabelText<HTMLInputElement>('Amount charged').value).toBe('1200');
    fireEvent.change(screen.getByLabelText('How many guests?'), { target: { value: '4' } });
    await press('Confirm and mark used');
    expect(await screen.findByRole('heading', { name: 'Marked used' })).toBeTruthy();
    const sent = await Promise.all(calls(({ url }) => url.endsWith('/accept')).map((call) => call.json()));
    expect(sent.map(({ amount, guests }) => [amount, guests])).toEqual([
      [900, 3],
      [1200, 3],
      [1200, 4],
    ]);
  });

  test('sends a lost confirmation again by itself, under the same key, when the network is back', async () => {
    const keys: (string | null)[] = [];
    await openCounter({
      'POST /api/counter/lookup': { body: aPass() },
      'POST /api/counter/accept': ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        if (keys.length < 3) throw new TypeError('Failed to fetch');
        return { body: aPass({ state: 'redeemed' }) };
      },
    });
    await type('7K4M29QX');
    await screen.findByRole('heading', { name: 'Valid' });
    await press('Confirm and mark used');
    await screen.findByRole('heading', { name: 'No internet' });
    expect(screen.getByText(/^Last seen online/)).toBeTruthy();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'No internet' });
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Marked used' })).toBeTruthy();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('too many wrong codes leave scanning', async () => {
    await openCounter({
      'POST /api/counter/lookup': { status: 429, body: { code: 'code.too-many-wrong', message: 'x' } },
    });
    await type('7K4M29QX');
    expect(await screen.findByRole('heading', { name: 'Too many wrong codes' })).toBeTruthy();
    expect(screen.getByText('“May I scan the code from your screen?”')).toBeTruthy();
  });

  test('shows what went back when a use is taken back', async () => {
    const voidableUntil = new Date(Date.now() + 600_000).toISOString();
    const pass = aPass({ state: 'redeemed', points: 30, voidableUntil });
    await openCounter({
      'POST /api/counter/lookup': { body: pass },
      'POST /api/redemptions/f2b5/void': { body: { ...pass, state: 'voided', voidableUntil: null } },
    });
    await type('7K4M29QX');
    await screen.findByRole('heading', { name: 'Already used' });
    await press('Customer disagrees? Get help');
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
    await press('Undo');
    fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Wrong guest' } });
    await press('Take back');
    expect(await screen.findByRole('heading', { name: 'Taken back' })).toBeTruthy();
    expect(screen.getByText('30 points went back. The use does not count any more')).toBeTruthy();
  });
});
