import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { makeStore, selectToast, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore, type Answer } from 'shared-ui/testing';
import { answers, pass, press, Site } from '../../deal-detail-page.fixture';

jest.mock('qrcode', () => ({ toDataURL: () => Promise.resolve('data:picture') }));

const busy = (waiting: number, seconds: number): Answer => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  body: { status: 429, code: 'deal.busy', message: 'Many people want it.', waiting },
});
const issued: Answer = { status: 201, body: pass };

/** Opens the deal, whose next requests for a code get these responses, and presses Redeem. */
async function redeem(responses: Answer[]) {
  const calls = answerCalls({ ...answers, 'POST /api/redemptions': () => responses.shift() ?? issued });
  const store = makeStore();
  store.dispatch(sessionHinted(true));
  await renderWithStore(<Site />, { store, at: '/deals/7' });
  await screen.findByRole('heading', { level: 1 });
  await press(/^Redeem: get my code/);
  const keys = () =>
    calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  return { keys, toast: () => selectToast(store.getState())?.title };
}

const elapse = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

describe('the line of a hot deal', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  test('says how many are before, and repeats the request with the same key until there is a code', async () => {
    const { keys, toast } = await redeem([busy(41, 3), busy(1, 2), busy(0, 1)]);
    expect((await screen.findByRole('dialog', { name: 'Many people want this deal' })).textContent).toContain(
      'Leave this page open',
    );
    const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status()).toContain('41 people are before you.');
    await elapse(2_500);
    expect(keys()).toHaveLength(1);
    await elapse(600);
    expect(keys()).toHaveLength(2);
    expect(status()).toContain('1 person is before you.');
    await elapse(2_100);
    expect(status()).toContain('You are next.');
    await elapse(1_100);
    expect((await screen.findByRole('dialog')).textContent).toContain('7K4M 29QX');
    expect([keys().length, new Set(keys()).size, toast()]).toEqual([4, 1, 'Deal Redeemed']);
  });

  test('ends when the customer stops it, and the next press has the same key', async () => {
    const { keys, toast } = await redeem([busy(41, 3)]);
    await screen.findByRole('dialog');
    await press('Stop waiting');
    await elapse(10_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([keys().length, toast()]).toEqual([1, undefined]);
    await press(/^Redeem: get my code/);
    expect((await screen.findByRole('dialog')).textContent).toContain('7K4M 29QX');
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  });

  test('ends with the message of another error', async () => {
    const { toast } = await redeem([busy(41, 1), { status: 409, body: { code: 'deal.sold-out' } }]);
    await screen.findByRole('dialog');
    await elapse(1_100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toast()).toBe('Redemption Failed');
  });

  test('repeats at once when the tab is shown after the time, because its timers were delayed', async () => {
    const { keys } = await redeem([busy(41, 30)]);
    await screen.findByRole('dialog');
    const now = Date.now();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(keys()).toHaveLength(1);
    jest.setSystemTime(now + 31_000);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect((await screen.findByRole('dialog')).textContent).toContain('7K4M 29QX');
    expect(keys()).toHaveLength(2);
  });
});
