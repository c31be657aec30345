import type { GatewayName } from '../../payments/index.js';
import { RefundSumsView } from './payment-lists.view.js';

export class AdminPaymentCustomerView {
  id: number;
  name: string;
  email: string;
}

export class PaymentEventView {
  at: string;
  source: 'callback' | 'return' | 'reconciler' | 'admin';
  outcome: 'captured' | 'closed' | 'waits' | 'mismatch';
  /** The gateway's own word. */
  said: string;
  /** What it named, in paisa. */
  paisa: number | null;
}

export class AdminRefundView {
  id: string;
  amount: number;
  state: 'requested' | 'sending' | 'manual' | 'completed';
  cause: 'customer' | 'admin' | 'not-honoured';
  /** Why a person has to pay it back. */
  manualReason: string | null;
  manualReference: string | null;
  attempts: number;
  createdAt: string;
  completedAt: string | null;
}

export class AdminPaymentView {
  id: string;
  gateway: GatewayName;
  state: 'pending' | 'completed' | 'failed' | 'canceled' | 'partially_refunded' | 'refunded';
  /** Whole rupees. */
  amount: number;
  /** The three sums together. */
  refunded: number;
  refundSums: RefundSumsView;
  /** What a transfer names, or what the gateway knows it by. */
  reference: string;
  /** The gateway's number of the capture. */
  transactionId: string | null;
  customer: AdminPaymentCustomerView;
  orderId: string | null;
  /** The order of a membership or a business's plan. */
  planOrderId: string | null;
  /** Why somebody has to look: a wrong amount, a transfer that waits, open for longer than an hour. */
  need: 'mismatch' | 'transfer' | 'open' | 'settlement' | null;
  createdAt: string;
  completedAt: string | null;
  /** When the customer sent the bank's slip; it is read at `/api/admin/payments/{id}/slip`. */
  slipAt: string | null;
  /** Until when it can be paid. */
  expiresAt: string;
  /** What the gateway kept, in paisa. */
  feePaisa: number;
  purpose: 'order' | 'membership' | 'subscription';

  /** When the gateway is asked next; null when nothing more is expected. */
  nextLookAt: string | null;
  events: PaymentEventView[];
  refunds: AdminRefundView[];
}

/** Whether a second admin has to approve what was asked for. */
export class WaitsView {
  /** Of the request; null when it is done. */
  approvalId: string | null;
}
