import { afterAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { makeStore, selectToast, sessionHinted } from 'shared-ui/store';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import { answers, open, own, pass, press, Site } from '../deal-detail-page.fixture';

jest.mock('qrcode', () => ({ toDataURL: () => Promise.resolve('data:picture') }));

describe('the code of a customer on the page of a deal', () => {
  test('shows the code after redeeming', async () => {
    const { store } = await open({ 'POST /api/redemptions': { status: 201, body: pass } }, true);
    await press(/^Redeem: get my code/);
    expect((await screen.findByRole('dialog')).textContent).toContain('7K4M 29QX');
    expect(selectToast(store.getState())?.title).toBe('Deal Redeemed');
  });

  describe('without a connection', () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get');
    beforeEach(() => void connection.mockReturnValue(false));
    afterAll(() => connection.mockRestore());
    const comeBack = async () => {
      connection.mockReturnValue(true);
      await act(async () => void window.dispatchEvent(new Event('online')));
    };
    const openOffline = async () => {
      const calls = answerCalls({ ...answers, 'POST /api/redemptions': { status: 201, body: pass } });
      const store = makeStore();
      store.dispatch(sessionHinted(true));
      await renderWithStore(<Site />, { store, at: '/deals/7' });
      await screen.findByRole('heading', { level: 1 });
      return { store, issues: () => calls.filter(({ method }) => method === 'POST') };
    };

    test('says that it needs one, and gets the code once it is back', async () => {
      const { store, issues } = await openOffline();
      await press(/^Redeem: get my code/);
      expect(screen.getByRole('alert').textContent).toContain('Getting a code needs an internet connection.');
      expect(selectToast(store.getState())).toBeNull();
      await press('Get it when I am back online');
      expect(issues()).toHaveLength(0);
      await comeBack();
      expect((await screen.findByRole('dialog')).textContent).toContain('7K4M 29QX');
      await comeBack();
      expect(issues()).toHaveLength(1);
      expect(issues()[0]?.headers.get('idempotency-key')).toBeTruthy();
    });

    test('gets nothing when somebody no longer wants to wait', async () => {
      const { issues } = await openOffline();
      await press(/^Redeem: get my code/);
      await press('Get it when I am back online');
      await press('Do not wait');
      await comeBack();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(issues()).toHaveLength(0);
    });
  });

  test('shows an open code again without issuing or announcing it again', async () => {
    const calls = answerCalls({
      ...answers,
      'GET /api/deals/7/mine': { body: { ...own, openPass: pass } },
    });
    const store = makeStore();
    store.dispatch(sessionHinted(true));
    await renderWithStore(<Site />, { store, at: '/deals/7' });
    const [show] = await screen.findAllByRole('button', { name: 'Show my code' });
    expect((await screen.findAllByText('You have a code')).length).toBe(2);
    expect((await screen.findByText(/Use it until/)).textContent).toContain('You pay Rs. 3,500 at the shop.');
    expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('27.7,85.3');
    await act(async () => void fireEvent.click(show as HTMLElement));
    expect((await screen.findByRole('dialog')).textContent).toContain('7K4M 29QX');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(selectToast(store.getState())).toBeNull();
  });

  test('does not announce a code that was issued before', async () => {
    const { store } = await open({ 'POST /api/redemptions': { status: 200, body: pass } }, true);
    await press(/^Redeem: get my code/);
    expect((await screen.findByRole('dialog')).textContent).not.toContain('Your code is ready');
    expect(selectToast(store.getState())).toBeNull();
  });

  test('gives an open code back after one question', async () => {
    const calls = answerCalls({
      ...answers,
      'GET /api/deals/7/mine': { body: { ...own, openPass: pass } },
      'POST /api/redemptions/p1/cancel': { body: { ...pass, state: 'cancelled' } },
    });
    const store = makeStore();
    store.dispatch(sessionHinted(true));
    await renderWithStore(<Site />, { store, at: '/deals/7' });
    await screen.findAllByText('You have a code');
    const giveBack = await screen.findByText('Give it back');
    await act(async () => void fireEvent.click(giveBack));
    expect((await screen.findByRole('dialog')).textContent).toContain('while the deal runs.');
    const [, confirm] = await screen.findAllByText('Give it back');
    await act(async () => void fireEvent.click(confirm as HTMLElement));
    expect(calls.some(({ method, url }) => method === 'POST' && url.endsWith('/p1/cancel'))).toBe(true);
  });

  test('offers the refund of a code that was bought', async () => {
    await open(
      { 'GET /api/deals/7/mine': { body: { ...own, openPass: { ...pass, isBought: true } } } },
      true,
    );
    expect((await screen.findByRole('link', { name: 'Refund' })).getAttribute('href')).toBe(
      '/dashboard/orders',
    );
    expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();
  });

  test('says that the limit is reached, and offers no other code', async () => {
    const refusals = [{ code: 'deal.limit-reached', message: 'x' }];
    await open({ 'GET /api/deals/7/mine': { body: { ...own, used: 2, usesLeft: 0, refusals } } }, true);
    expect(await screen.findByText('You have used this deal 2 times. That is the limit.')).toBeTruthy();
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Limit reached' });
    expect(button?.disabled).toBe(true);
  });

  test('says why there is no code today, and lets the customer try', async () => {
    const refusals = [{ code: 'deal.daily-limit-reached', message: 'All codes for today are taken.' }];
    await open({ 'GET /api/deals/7/mine': { body: { ...own, refusals } } }, true);
    expect(await screen.findByText(/All codes for today are taken/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Redeem: get my code/ }).length).toBeGreaterThan(0);
  });
});
