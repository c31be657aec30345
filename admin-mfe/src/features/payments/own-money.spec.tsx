import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ApprovalView } from 'shared-ui/api/admin-approvals';
import type { AdminPaymentView } from 'shared-ui/api/admin-payments';
import { renderForOwner } from '../../shared/own-business/own-business.fixture';
import { ApprovalActions } from './approvals/approval-actions';
import { PaymentActions } from './payment/payment-actions';
import { PaymentOrder } from './payment/payment-order';
import { PayoutButton } from './payouts/payout-button';
import { RefundClosing } from './refunds/refund-closing';

const CONCERNS = /^This concerns you or your business\. Another admin decides\.$/;
const vendor = (id: number) => ({ id, businessName: 'Himchuli', nameNe: null });
const payment = { id: 'p-1', gateway: 'bank-transfer', state: 'pending', need: 'transfer', amount: 500 };
const differing = { ...payment, gateway: 'esewa', state: 'completed', need: 'settlement' };
const shown = (more: object) => ({ ...payment, ...more }) as AdminPaymentView;

describe('money of the admin or the own business', () => {
  test('a transfer is not confirmed', async () => {
    await renderForOwner(<PaymentActions payment={shown({ isOwn: true })} />);
    expect(screen.getByText(CONCERNS)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a difference is not resolved, but the gateway can be asked', async () => {
    await renderForOwner(<PaymentActions payment={shown({ ...differing, isOwn: true })} />);
    expect(screen.getByText(CONCERNS)).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('a payment without a decision shows no note', async () => {
    await renderForOwner(<PaymentActions payment={shown({ ...differing, need: null, isOwn: true })} />);
    expect(screen.queryByText(CONCERNS)).toBeNull();
  });

  test('the order is not refunded', async () => {
    const passes = [{ id: 'pass-1', state: 'issued', expiresAt: '2030-01-01T00:00:00Z', isRefundable: true }];
    const line = {
      dealId: 4,
      title: 'Thukpa',
      titleNe: null,
      vendor: vendor(3),
      quantity: 1,
      unitPrice: 500,
    };
    const order = { id: 'o-1', state: 'paid', total: 500, pointsValue: 0, due: 500, paidAt: null };
    await renderForOwner(<PaymentOrder id="o-1" isOwn />, {
      'GET /api/admin/orders/o-1': { body: { ...order, lines: [{ ...line, passes }] } },
    });
    expect(await screen.findByText(CONCERNS)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a refund is not closed', async () => {
    await renderForOwner(<RefundClosing refund={{ id: 'r-1', amount: 500, manualReason: null }} isOwn />);
    expect(screen.getByText(CONCERNS)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a request is neither approved nor rejected', async () => {
    const approval = { id: 'a-1', kind: 'payout', subjectId: '3', amount: 500, requestedBy: { id: 7 } };
    await renderForOwner(<ApprovalActions approval={{ ...approval, isOwn: true } as ApprovalView} />);
    expect(screen.getByText(CONCERNS)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a payout is not recorded', async () => {
    await renderForOwner(<PayoutButton vendor={vendor(3)} owed={1_250} />);
    expect(await screen.findByText(/Another admin decides/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('money of others is decided', async () => {
  await renderForOwner(
    <>
      <PaymentActions payment={shown({ isOwn: false })} />
      <RefundClosing refund={{ id: 'r-1', amount: 500, manualReason: null }} isOwn={false} />
      <PayoutButton vendor={vendor(4)} owed={1_250} />
    </>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(3);
  expect(screen.queryByText(/Another admin decides/)).toBeNull();
});
