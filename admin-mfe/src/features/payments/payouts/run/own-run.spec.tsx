import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderForOwner } from '../../../../shared/own-business/own-business.fixture';
import { NewRun } from './new-run';
import { PayoutRun } from './payout-run';

const payee = (id: number) => ({
  vendor: { id, businessName: `Business ${id}`, nameNe: null },
  verification: 'verified',
  amount: 5_000,
  kind: 'bank',
  holder: 'Himchuli Pvt. Ltd.',
  bank: 'Nabil',
  branch: 'Patan',
  lastFour: '1234',
});
const line = (id: number, state: string) => ({
  ...payee(id),
  id: `line-${id}`,
  number: id,
  state,
  reference: null,
  returnedReason: null,
});
const candidate = (id: number, more = {}) => ({
  ...payee(id),
  owedPaisa: 500_000,
  withheldPaisa: 0,
  heldUntil: null,
  leftOut: null,
  ...more,
});
const run = {
  id: 'run-1',
  day: '2030-11-26',
  state: 'open',
  isApproved: true,
  cutoffAt: '2030-11-25T00:15:00Z',
  createdAt: '2030-11-25T00:15:00Z',
  createdBy: 'Maya',
  fileAt: null,
  confirmedAt: null,
  confirmedBy: null,
  lines: 2,
  amount: 10_000,
  returned: 0,
};
const showRun = (state: 'open' | 'paid' | 'rejected', ...lines: ReturnType<typeof line>[]) =>
  renderForOwner(<PayoutRun id="run-1" />, {
    'GET /api/admin/payout-runs/run-1': { body: { ...run, state, runLines: lines } },
    'GET /api/admin/payout-runs/candidates': { body: [] },
  });
const showNext = (...candidates: ReturnType<typeof candidate>[]) =>
  renderForOwner(<NewRun />, { 'GET /api/admin/payout-runs/candidates': { body: candidates } });
const NOTE = /This concerns you or your business\. Another admin decides\./;

test('a run that pays the own business is not confirmed, and none of its payouts returned', async () => {
  await showRun('open', line(3, 'ordered'), line(4, 'ordered'));
  expect(await screen.findAllByText(NOTE)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Confirm as paid' })).toBeNull();
  expect(screen.queryByRole('button', { name: /returned/i })).toBeNull();
});

test('a paid run that paid the own business has the note too', async () => {
  await showRun('paid', line(3, 'paid'), line(4, 'paid'));
  expect(await screen.findAllByText(NOTE)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /returned/i })).toBeNull();
});

test('a run without anything to decide has no note', async () => {
  await showRun('rejected', line(3, 'returned'));
  expect(await screen.findByText('Business 3')).toBeTruthy();
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('a run of other businesses is confirmed, and its payouts can be returned', async () => {
  await showRun('open', line(4, 'ordered'));
  expect(await screen.findByRole('button', { name: /Confirm/ })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /returned/i })).toHaveLength(1);
});

test('the next run is not made if it pays the own business', async () => {
  await showNext(candidate(3), candidate(4));
  expect(await screen.findByText(NOTE)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Make the run/ })).toBeNull();
});

test('the next run is made if it leaves the own business out', async () => {
  await showNext(candidate(3, { leftOut: 'no-account' }), candidate(4));
  expect(await screen.findByRole('button', { name: /Make the run/ })).toBeTruthy();
  expect(screen.queryByText(NOTE)).toBeNull();
});
