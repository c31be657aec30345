import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { AdminPaymentView } from 'shared-ui/api/admin-payments';
import { renderForOwner } from '../../shared/own-business/own-business.fixture';
import { PaymentActions } from './payment/payment-actions';

const payment = { id: 'p-1', gateway: 'bank-transfer', state: 'pending', amount: 500, isOwn: false };
const USED = 'This reference belongs to another payment.';
const rejected = { status: 409, body: { code: 'payment.some-conflict', message: USED } };

test('the dialog shows why a transfer was not confirmed and closes once it is', async () => {
  const answers = [rejected, { body: {} }];
  await renderForOwner(<PaymentActions payment={payment as unknown as AdminPaymentView} />, {
    'POST /api/admin/payments/p-1/confirm-transfer': () => answers.shift() ?? {},
  });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Confirm transfer' })));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () =>
    act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Confirm transfer' })));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'NB-1' } });
  await send();
  expect((await dialog.findByRole('alert')).textContent).toBe(USED);
  await send();
  expect(screen.queryByRole('dialog')).toBeNull();
});
