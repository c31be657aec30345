import type { GatewayName } from '../../common/payments/gateway-names.js';
import type { PaymentState } from './payment.policy.js';
import type { PaymentRow } from './payment-rows.sql.js';

export class PaymentRedirectView {
  method: 'GET' | 'POST';
  url: string;
  /** Form fields of a POST. */
  fields: Record<string, string> | null;
}

export class PaymentView {
  id: string;
  /** @example 'esewa' */
  gateway: GatewayName;
  state: PaymentState;
  /** Whole rupees. */
  amount: number;
  /** The paid order; null for other purchases. */
  orderId: string | null;
  /** The paid order of a membership or plan; null for other purchases. */
  planOrderId: string | null;
  /** Request that sends the browser to the gateway, while the payment is open. */
  redirect: PaymentRedirectView | null;
  /** Reference that a bank transfer must contain. */
  reference: string | null;
  /** Account that receives a bank transfer. */
  bankAccount: string | null;
  /** Time at which the bank's slip of a transfer was uploaded; null without one. */
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
  /** True if all gateways are in test mode and no money is moved. */
  isTest: boolean;
}

export class CallbackTakenView {
  received: boolean;
}
