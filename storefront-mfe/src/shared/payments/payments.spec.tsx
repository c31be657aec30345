import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { answerCalls, renderWithStore } from 'shared-ui/testing';
import type { PaymentView } from 'shared-ui/api/payments';
import { BankTransferCard } from './bank-transfer-card';
import { PayForm } from './pay-form';
import { PaymentReturn } from './payment-return';

const payment: PaymentView = {
  id: 'p1',
  gateway: 'esewa',
  state: 'pending',
  amount: 1120,
  orderId: 'o1',
  planOrderId: null,
  redirect: { method: 'POST', url: 'https://gateway.example/form', fields: { amount: '1120' } },
  reference: null,
  bankAccount: null,
  slipAt: null,
  expiresAt: '2030-12-20T10:00:00.000Z',
  createdAt: '2030-12-20T09:30:00.000Z',
};
const rejection = { status: 503, code: 'payment.gateway-away', message: 'It does not answer.', errors: [] };

describe('choosing a way to pay', () => {
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
    answerCalls({
      'GET /api/payments/gateways': { body: { gateways: ['esewa', 'bank-transfer'], isTest: true } },
    });
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
      this: HTMLFormElement,
    ) {
      sent.push(`${this.method} ${this.action} ${new URLSearchParams(new FormData(this) as never)}`);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  test('says that it is a test, and leads to the gateway with what it asks for, once', async () => {
    const open = jest.fn(async () => payment);
    await renderWithStore(<PayForm amount={1120} open={open} />);
    expect(await screen.findByText('Test payment: no money moves')).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay Rs. 1,120' });
    expect(button.disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /eSewa/ }));
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(open.mock.calls).toEqual([['esewa']]);
    expect(sent).toEqual(['post https://gateway.example/form amount=1120']);
  });

  test('says why it could not be started, and can be tried again', async () => {
    const open = jest.fn(() => Promise.reject<PaymentView>(rejection));
    await renderWithStore(<PayForm amount={1120} open={open} />);
    fireEvent.click(await screen.findByRole('radio', { name: /eSewa/ }));
    for (let times = 0; times < 2; times++)
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pay Rs. 1,120' })));
    expect((await screen.findByRole('alert')).textContent).toContain('It does not answer.');
    expect(open).toHaveBeenCalledTimes(2);
  });
});

test('a bank transfer says how much goes where and with which reference', async () => {
  const transfer = { ...payment, bankAccount: 'Himal Bank 0123', reference: 'DBK2MNPQRSTV' };
  await renderWithStore(<BankTransferCard payment={transfer} />);
  for (const words of ['Rs. 1,120', 'Himal Bank 0123', 'DBK2MNPQRSTV', 'Dec 20, 3:45 PM'])
    expect(document.body.textContent).toContain(words);
});

describe('coming back from a gateway', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const back = (
    <PaymentReturn
      paymentId="p1"
      search="?data=x"
      again={() => ({ open: async () => payment, otherWay: '/checkout/pay/o1' })}
      paid={() => <h1>Yours</h1>}
    />
  );

  test('hands over what the gateway said, waits, and ends with what was bought', async () => {
    const states: PaymentView['state'][] = ['pending', 'completed'];
    const calls = answerCalls({
      'POST /api/payments/p1/confirm': () => ({ body: { ...payment, state: states.shift() } }),
    });
    await renderWithStore(back);
    expect(await screen.findByRole('heading', { name: 'Waiting for eSewa' })).toBeTruthy();
    expect(screen.getByText(/You may close this page/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByRole('heading', { name: 'Yours' })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(calls).toHaveLength(2);
    expect(await calls[0]?.json()).toEqual({ data: 'x' });
  });

  test('after a cancellation leads to another try and to the other ways', async () => {
    answerCalls({
      'POST /api/payments/p1/confirm': { body: { ...payment, state: 'canceled', redirect: null } },
    });
    await renderWithStore(back);
    expect(await screen.findByRole('heading', { name: 'You cancelled the payment' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    const other = screen.getByRole('link', { name: 'Choose another way to pay' });
    expect(other.getAttribute('href')).toBe('/checkout/pay/o1');
  });

  test.each([
    ['esewa', 'eSewa did not complete the payment'],
    ['khalti', 'Khalti did not complete the payment'],
    ['stripe', 'Your bank declined the card'],
    ['bank-transfer', 'Your transfer did not arrive in time'],
  ] as const)('names the party that failed, for %s (U14)', async (gateway, words) => {
    answerCalls({
      'POST /api/payments/p1/confirm': { body: { ...payment, gateway, state: 'failed', redirect: null } },
    });
    await renderWithStore(back);
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy();
  });

  test('goes on looking without what was rejected, and says that it takes longer while nobody answers', async () => {
    const calls = answerCalls({
      'POST /api/payments/p1/confirm': { status: 400, body: { code: 'payment.callback-refused' } },
      'GET /api/payments/p1': { body: { ...payment, state: 'completed' } },
    });
    await renderWithStore(back);
    expect(await screen.findByRole('heading', { name: 'We are still checking' })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByRole('heading', { name: 'Yours' })).toBeTruthy();
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });
});
