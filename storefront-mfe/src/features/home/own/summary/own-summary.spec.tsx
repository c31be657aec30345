import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { makeStore, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import { OwnSummary } from './own-summary';

const deal = {
  id: 1,
  title: 'Two plates of momo',
  titleNe: 'दुई प्लेट मम',
  vendor: { businessName: 'Himchuli Momo House', nameNe: null },
  location: { name: 'Kathmandu', nameNe: 'काठमाडौँ' },
};
const pass = (id: string, title: string) => ({
  id,
  deal: { ...deal, title },
  issuedAt: '2026-11-26T00:00:00Z',
  expiresAt: '2030-11-27T00:00:00Z',
});
const account = {
  firstName: 'Sujata',
  role: 'customer',
  loyaltyPoints: 2047,
  membership: { name: 'Basic', nameNe: 'बेसिक', pointsMultiplier: 1 },
};

async function open(answers: Answers = {}, isSignedIn = true) {
  const store = makeStore();
  store.dispatch(sessionHinted(isSignedIn));
  const calls = answerCalls({
    'GET /api/auth/user': { body: account },
    'GET /api/users/me': { body: account },
    'GET /api/redemptions/me': { body: [] },
    'GET /api/redemptions/savings': { body: { year: 2026, total: 0, months: [], uses: 0 } },
    ...answers,
  });
  return { calls, ...(await renderWithStore(<OwnSummary />, { store })) };
}

test('lists the open codes in the order of the server, with their number', async () => {
  const { calls } = await open({
    'GET /api/redemptions/me': {
      body: [pass('a', 'Two lattes'), pass('b', 'Thakali thali')],
      headers: { 'x-total-count': '2' },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Namaste, Sujata' })).toBeTruthy();
  const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Two lattes', 'Thakali thali']);
  const link = await screen.findByRole('link', { name: /^Your codes/ });
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Your codes (2)', '/dashboard/passes']);
  const asked = calls.map(({ url }) => new URL(url)).find(({ pathname }) => pathname.endsWith('/me'));
  expect(asked).toBeTruthy();
  expect(within(screen.getAllByRole('article')[0] as HTMLElement).getByText('Ready to use')).toBeTruthy();
});

test('shows the savings of the year, and what the points are worth (O1)', async () => {
  await open({
    'GET /api/redemptions/savings': { body: { year: 2026, total: 5145, months: [], uses: 23 } },
  });
  expect(await screen.findByText('Rs. 5,145')).toBeTruthy();
  expect(screen.getByText('23 codes used')).toBeTruthy();
  expect(screen.getByText('2,047')).toBeTruthy();
  expect(screen.getByText('worth Rs. 204 · Basic 1x')).toBeTruthy();
});

test('says where a first saving comes from, and how to get a code', async () => {
  await open();
  expect(await screen.findByText('No open codes')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a deal' }).getAttribute('href')).toBe('/deals');
  expect(await screen.findByText('Your first saving shows up after your first visit.')).toBeTruthy();
});

test('is not there for a visitor, and asks for nothing', async () => {
  const { calls, container } = await open({}, false);
  expect([container.textContent, calls]).toEqual(['', []]);
});
