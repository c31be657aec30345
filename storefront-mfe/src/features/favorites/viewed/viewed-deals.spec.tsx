import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { makeStore, selectToast, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answers } from 'shared-ui/testing';
import {
  addViewed,
  isRemembering,
  parseViewed,
  storedViewed,
} from '../../../shared/own-activity/viewed-deals';
import { ViewedDeals } from './viewed-deals';

const deal = (id: number) => ({
  id,
  title: `Deal ${id}`,
  titleNe: null,
  discountType: 'percentage',
  discountValue: '50',
  originalPrice: 560,
  discountedPrice: 280,
  endDate: '2030-12-31T00:00:00Z',
  availability: 'available',
  vendor: { id: 1, businessName: 'Himchuli Momo House', nameNe: null },
});
const account = { firstName: 'Sujata', role: 'customer', suggestions: true };

async function open(answers: Answers = {}, isSignedIn = false) {
  const store = makeStore();
  store.dispatch(sessionHinted(isSignedIn));
  const calls = answerCalls({
    'GET /api/favorites/preview': { body: [deal(2), deal(1)] },
    'GET /api/auth/user': { body: account },
    'GET /api/users/me': { body: account },
    ...answers,
  });
  await renderWithStore(<ViewedDeals />, { store });
  return { calls, store };
}

const viewed = () => parseViewed(storedViewed());
const theSwitch = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Recently viewed deals/ });
/** Waits until the account is loaded and the switch is enabled. */
const theReadySwitch = async () => {
  await waitFor(() => expect(theSwitch().disabled).toBe(false));
  return theSwitch();
};
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

beforeEach(() => {
  localStorage.clear();
  [1, 2].forEach(addViewed);
});

describe('the deals viewed last', () => {
  test('are removed one by one, or all', async () => {
    await open();
    await press(await screen.findByRole('button', { name: 'Remove Deal 2 from recently viewed' }));
    expect(viewed()).toEqual([1]);
    expect(screen.queryByText('Deal 2')).toBeNull();
    await press(screen.getByRole('button', { name: 'Clear list' }));
    expect(viewed()).toEqual([]);
    expect(screen.getByText(/on this device only/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear list' })).toBeNull();
  });

  test('are deleted when the switch goes off, of a visitor on the device alone (OA3)', async () => {
    const { calls, store } = await open();
    await press(theSwitch());
    expect([isRemembering(), viewed()]).toEqual([false, []]);
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
    expect(selectToast(store.getState())).toMatchObject({ title: 'Suggestions are off' });
    await press(theSwitch());
    expect([isRemembering(), theSwitch().checked]).toEqual([true, true]);
  });

  test('are switched off for the account as well', async () => {
    const { calls } = await open(
      { 'PATCH /api/users/me': { body: { ...account, suggestions: false } } },
      true,
    );
    await press(await theReadySwitch());
    const sent = calls.find(({ method }) => method === 'PATCH');
    expect(await sent?.json()).toEqual({ suggestions: false });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    expect(viewed()).toEqual([]);
  });

  test('stay when the account could not be changed', async () => {
    const { store } = await open({ 'PATCH /api/users/me': { status: 503, body: {} } }, true);
    await press(await theReadySwitch());
    expect([isRemembering(), viewed()]).toEqual([true, [2, 1]]);
    expect(selectToast(store.getState())).toMatchObject({ title: 'This could not be saved' });
  });

  test('are not there when they did not arrive, with a way to try again', async () => {
    await open({ 'GET /api/favorites/preview': { status: 503, body: {} } });
    expect(await screen.findByText('These deals did not arrive')).toBeTruthy();
  });
});
