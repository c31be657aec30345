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
  /** Raw status of the gateway. */
  said: string;
  /** Amount named by the gateway, in paisa. */
  paisa: number | null;
}

export class AdminRefundView {
  id: string;
  amount: number;
  state: 'requested' | 'sending' | 'manual' | 'completed';
  cause: 'customer' | 'admin' | 'not-honoured';
  /** Reason why an admin has to pay it back. */
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
  /** Sum of the three stages. */
  refunded: number;
  refundSums: RefundSumsView;
  /** Reference of the transfer, or the id of the payment at the gateway. */
  reference: string;
  /** The gateway's number of the capture. */
  transactionId: string | null;
  customer: AdminPaymentCustomerView;
  orderId: string | null;
  /** Order of a membership or of a business plan. */
  planOrderId: string | null;
  /** Reason for review: a wrong amount, a pending transfer, open for more than an hour, or a settlement difference. */
  need: 'mismatch' | 'transfer' | 'open' | 'settlement' | null;
  createdAt: string;
  completedAt: string | null;
  /** Time at which the customer sent the bank slip; it is read at `/api/admin/payments/{id}/slip`. */
  slipAt: string | null;
  /** End of the time to pay. */
  expiresAt: string;
  /** Fee of the gateway, in paisa. */
  feePaisa: number;
  purpose: 'order' | 'membership' | 'subscription';

  /** Next status query at the gateway; null if nothing more is expected. */
  nextLookAt: string | null;
  events: PaymentEventView[];
  refunds: AdminRefundView[];
  /** True if it concerns the caller or a business that the caller works for: another admin decides (rule Y7). */
  isOwn: boolean;
}

/** Result of an action that may need a second admin's approval. */
export class WaitsView {
  /** Id of the request for approval; null if the action is done. */
  approvalId: string | null;
}
