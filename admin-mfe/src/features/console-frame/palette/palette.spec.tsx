import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'shared-ui/router';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import type { Choice } from './choice';
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
  },
};

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

async function open(answer: Answers['x'] = found) {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  const calls = answerCalls({ 'GET /api/admin/search': answer });
  await renderWithStore(
    <>
      <Palette pages={pages} userId={1} onClose={() => undefined} />
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
  await open({ body: { deals: [], vendors: [], users: [] } });
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
