import type { GatewayName } from '../../payments/index.js';

export class PayerView {
  id: number;
  name: string;
  email: string;
}

/** Refunds of a payment by stage. Whole rupees. */
export class RefundSumsView {
  /** Not sent yet. */
  promised: number;
  /** Sent to the gateway. */
  onItsWay: number;
  /** Completed. */
  returned: number;
}

/** A payment in the admins' list. */
export class AdminPaymentRowView {
  id: string;
  gateway: GatewayName;
  purpose: 'order' | 'membership' | 'subscription';
  /** Id of the order, or of another purpose of the payment. */
  purposeId: string;
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
  customer: PayerView;
  /** Reason for review: a wrong amount, a pending transfer, open for more than an hour, or a settlement difference. */
  need: 'mismatch' | 'transfer' | 'open' | 'settlement' | null;
  createdAt: string;
  completedAt: string | null;
}

/** A refund in the admins' list. */
export class AdminRefundRowView {
  id: string;
  paymentId: string;
  gateway: GatewayName;
  purpose: 'order' | 'membership' | 'subscription';
  purposeId: string;
  /** Whole rupees. */
  amount: number;
  /** `manual` has to be paid back manually. */
  state: 'requested' | 'sending' | 'manual' | 'completed';
  cause: 'customer' | 'admin' | 'not-honoured';
  /** Reason why an admin has to pay it back. */
  manualReason: string | null;
  manualReference: string | null;
  attempts: number;
  customer: PayerView;
  createdAt: string;
  completedAt: string | null;
  /** True if it concerns the caller or a business that the caller works for: another admin decides (rule Y7). */
  isOwn: boolean;
}
