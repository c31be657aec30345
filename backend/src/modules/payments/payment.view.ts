import type { GatewayName } from './gateways/gateway.port.js';
import type { PaymentState } from './payment.policy.js';
import type { PaymentRow } from './payment-rows.sql.js';

export class PaymentRedirectView {
  method: 'GET' | 'POST';
  url: string;
  /** What a POST sends, as a form. */
  fields: Record<string, string> | null;
}

export class PaymentView {
  id: string;
  /** @example 'esewa' */
  gateway: GatewayName;
  state: PaymentState;
  /** Whole rupees. */
  amount: number;
  /** The order that is paid; null for what is no order. */
  orderId: string | null;
  /** The order of a membership or a plan that is paid; null for what is none. */
  planOrderId: string | null;
  /** Where the browser goes on to pay, while the payment is open. */
  redirect: PaymentRedirectView | null;
  /** What a bank transfer has to name. */
  reference: string | null;
  /** Where a bank transfer goes. */
  bankAccount: string | null;
  /** When the bank's slip of a transfer was sent, if it was. */
  slipAt: string | null;
  expiresAt: string;
  createdAt: string;

  static of(payment: PaymentRow, bankAccount: string | null): PaymentView {
    const { id, gateway, state, paisa, purpose, purposeId, redirect, reference } = payment;
    const isTransfer = gateway === 'bank-transfer';
    return {
      id,
      gateway,
      state,
      amount: paisa / 100,
      orderId: purpose === 'order' ? purposeId : null,
      planOrderId: purpose === 'order' ? null : purposeId,
      redirect: state === 'pending' && redirect ? { ...redirect, fields: redirect.fields ?? null } : null,
      reference: isTransfer ? reference : null,
      bankAccount: isTransfer ? bankAccount : null,
      slipAt: payment.slipAt?.toISOString() ?? null,
      expiresAt: payment.expiresAt.toISOString(),
      createdAt: payment.createdAt.toISOString(),
    };
  }
}

export class GatewaysView {
  /** The ways to pay that are offered. */
  gateways: GatewayName[];
  /** Whether they are all tests and no money moves. */
  isTest: boolean;
}

export class CallbackTakenView {
  received: boolean;
}
