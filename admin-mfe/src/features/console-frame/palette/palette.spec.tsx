import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'shared-ui/router';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { ACTIONS } from './actions';
import type { Choice, PaletteUser } from './choice';
import { Palette } from './palette';

const pages: Choice[] = [
  { kind: 'pages', to: '/dashboard/deals', label: 'Manage Deals' },
  { kind: 'pages', to: '/dashboard/users', label: 'Users' },
];
const found = {
  body: {
    deals: [{ id: 7, title: 'Jhol momo', titleNe: null, businessName: 'Himchuli' }],
    vendors: [{ id: 3, businessName: 'Himchuli', status: 'verified' }],
    users: [{ id: 9, name: 'Sita Rai', email: 'sita@example.com', role: 'customer' }],
    payments: [],
    orders: [],
    invoices: [],
  },
};
const nothing = { deals: [], vendors: [], users: [], payments: [], orders: [], invoices: [] };

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

const everyRight = [...new Set([...ACTIONS.map(({ right }) => right), 'users' as const])];

async function open(answer: Answers['x'] = found, rights: PaletteUser['rights'] = everyRight) {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  const calls = answerCalls({ 'GET /api/admin/search': answer });
  await renderWithStore(
    <>
      <Palette pages={pages} user={{ id: 1, rights }} onClose={() => undefined} />
      <Address />
    </>,
  );
  return calls;
}

const box = () => screen.getByRole('combobox', { hidden: true });
const options = () => screen.getAllByRole('option', { hidden: true });
const chosen = () => options().find((one) => one.getAttribute('aria-selected') === 'true');
const type = (value: string) => act(async () => void fireEvent.change(box(), { target: { value } }));
const press = (key: string) => act(async () => void fireEvent.keyDown(box(), { key }));

beforeEach(() => sessionStorage.clear());

test('arrows go through pages and what was found, Enter leads there', async () => {
  const calls = await open();
  await type('himchuli');
  expect(await screen.findByText('Jhol momo')).toBeTruthy();
  expect(calls.map(({ url }) => new URL(url).search)).toEqual(['?q=himchuli']);
  expect(chosen()?.textContent).toContain('Jhol momo');
  expect(box().getAttribute('aria-activedescendant')).toBe(chosen()?.id);
  await press('ArrowDown');
  await press('ArrowDown');
  expect(chosen()?.textContent).toContain('Sita Rai');
  await press('ArrowDown');
  expect(chosen()?.textContent).toContain('Jhol momo');
  await press('ArrowUp');
  await press('Enter');
  expect(screen.getByTestId('address').textContent).toBe('/dashboard/users/9');
});

test('pages are found at once, and what was chosen stands first the next time', async () => {
  await open({ body: nothing });
  await type('user');
  expect(options().map(({ textContent }) => textContent)).toEqual(['Users']);
  await press('Enter');
  await type('');
  expect(options().map(({ textContent }) => textContent)).toEqual(['Users', 'Manage Deals', 'Users']);
});

test('a search that fails leaves the pages and can be asked again', async () => {
  let isAway = true;
  await open(() => (isAway ? { status: 503, body: { code: 'service.unavailable' } } : found));
  await type('momo');
  const again = await screen.findByRole('button', { name: 'Try again', hidden: true });
  isAway = false;
  await act(async () => void fireEvent.click(again));
  expect(await screen.findByText('Jhol momo')).toBeTruthy();
});

test('payments, orders and invoices are found by their numbers (A8)', async () => {
  const payment = { id: 'p1', reference: 'DOB-7Q2X', gateway: 'esewa', state: 'completed', amount: 800 };
  await open({
    body: {
      ...nothing,
      payments: [{ ...payment, customer: 'Maya Gurung' }],
      orders: [
        { id: '0199aaaa-1111-7000-8000-1', state: 'paid', amount: 800, createdAt: '2026-11-20T04:00:00Z' },
      ],
      invoices: [{ id: 'i1', number: 'INV-2083/84-000007', kind: 'invoice', amount: 800 }],
    },
  });
  await type('dob-7q2x');
  expect((await screen.findByText('DOB-7Q2X')).textContent).toContain('Maya Gurung');
  expect(options().map(({ textContent }) => textContent?.split('Rs')[0])).toHaveLength(3);
  await press('Enter');
  expect(screen.getByTestId('address').textContent).toBe('/dashboard/payments/p1');
});

test('the word refund leads to the action (A8)', async () => {
  await open({ body: nothing });
  await type('refund');
  expect(chosen()?.textContent).toContain('Refund a payment');
  await press('Enter');
  expect(screen.getByTestId('address').textContent).toBe('/dashboard/payments');
});

test('a typed code is looked up when it is chosen, not before (A8)', async () => {
  const calls = await open({ body: nothing });
  const pass = {
    id: 'c1',
    state: 'redeemed',
    dealTitle: 'Jhol momo',
    dealTitleNe: null,
    customer: 'Sita R.',
  };
  const looked = answerCalls({
    'POST /api/admin/codes/lookup': {
      body: [{ ...pass, userId: 9, businessName: 'Himchuli', businessNameNe: null }],
    },
  });
  await type('7k3m-9qx0');
  expect(screen.queryAllByRole('option', { hidden: true })).toHaveLength(0);
  await type('0000 0000');
  expect(options()).toHaveLength(1);
  expect([...calls, ...looked].filter(({ url }) => url.includes('/codes/'))).toHaveLength(0);
  await press('Enter');
  expect((await screen.findByText(/Jhol momo · Used/)).textContent).toContain('Sita R.');
  expect(looked.filter(({ url }) => url.endsWith('/api/admin/codes/lookup'))).toHaveLength(1);
  await press('Enter');
  expect(screen.getByTestId('address').textContent).toBe('/dashboard/users/9');
});

test('actions and codes are offered to those alone who may do or see them', async () => {
  const calls = await open({ body: nothing }, ['messages']);
  await type('refund');
  expect(screen.queryByRole('option', { hidden: true })).toBeNull();
  await type('0000 0000');
  expect(screen.queryByRole('option', { hidden: true })).toBeNull();
  expect(calls.every(({ url }) => new URL(url).pathname === '/api/admin/search')).toBe(true);
});
