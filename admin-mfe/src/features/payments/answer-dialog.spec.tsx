import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { AdminPaymentView } from 'shared-ui/api/admin-payments';
import { renderForOwner } from '../../shared/own-business/own-business.fixture';
import { PaymentActions } from './payment/payment-actions';

const payment = { id: 'p-1', gateway: 'bank-transfer', state: 'pending', amount: 500, isOwn: false };
const USED = 'This reference belongs to another payment.';
const rejected = { status: 409, body: { code: 'payment.some-conflict', message: USED } };

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement));
const answer = async () => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'NB-1' } });
  await press('Confirm transfer');
};

async function open(...answers: object[]) {
  await renderForOwner(<PaymentActions payment={payment as unknown as AdminPaymentView} />, {
    'POST /api/admin/payments/p-1/confirm-transfer': () => answers.shift() ?? {},
  });
  await press('Confirm transfer');
  await screen.findByRole('dialog');
}

test('the dialog shows why a transfer was not confirmed, and closes once it is', async () => {
  await open(rejected, { body: {} });
  await answer();
  expect((await screen.findByRole('alert')).textContent).toBe(USED);
  await press('Confirm transfer');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog that is opened again shows no earlier failure', async () => {
  await open(rejected);
  await answer();
  await screen.findByRole('alert');
  await press('Cancel');
  await press('Confirm transfer');
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
