import type { GatewayName } from '../../payments/index.js';

export class PayerView {
  id: number;
  name: string;
  email: string;
}

/** What goes back of a payment, by how far it is. Whole rupees. */
export class RefundSumsView {
  /** Nothing was sent yet. */
  promised: number;
  /** The gateway has been asked. */
  onItsWay: number;
  /** The money has left. */
  returned: number;
}

/** A payment in the admins' list. */
export class AdminPaymentRowView {
  id: string;
  gateway: GatewayName;
  purpose: 'order' | 'membership' | 'subscription';
  /** The id of the order, or of what else is paid for. */
  purposeId: string;
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
  customer: PayerView;
  /** Why somebody has to look: a wrong amount, a transfer that waits, open for longer than an hour. */
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
  /** `manual` waits to be paid back by hand. */
  state: 'requested' | 'sending' | 'manual' | 'completed';
  cause: 'customer' | 'admin' | 'not-honoured';
  /** Why a person has to pay it back. */
  manualReason: string | null;
  manualReference: string | null;
  attempts: number;
  customer: PayerView;
  createdAt: string;
  completedAt: string | null;
}
