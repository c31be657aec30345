import type { GatewayName } from '../../payments/index.js';
import { PayerView } from './payment-lists.view.js';

export class AdminOrderVendorView {
  id: number;
  businessName: string;
  nameNe: string | null;
}

export class AdminOrderPassView {
  id: string;
  state: 'issued' | 'redeemed' | 'cancelled' | 'expired' | 'voided';
  expiresAt: string;
  /** Unused ones, until 14 days after they expired. */
  isRefundable: boolean;
}

export class AdminOrderLineView {
  dealId: number;
  /** As it was called when it was bought. */
  title: string;
  titleNe: string | null;
  vendor: AdminOrderVendorView;
  quantity: number;
  /** Whole rupees. */
  unitPrice: number;
  /** None before it is paid. */
  passes: AdminOrderPassView[];
}

export class AdminOrderPaymentView {
  id: string;
  gateway: GatewayName;
  state: 'pending' | 'completed' | 'failed' | 'canceled' | 'partially_refunded' | 'refunded';
  /** Whole rupees. */
  amount: number;
  createdAt: string;
}

/** An order as admins see it. */
export class AdminOrderView {
  id: string;
  state: 'awaiting_payment' | 'paid' | 'failed' | 'expired' | 'canceled' | 'partially_refunded' | 'refunded';
  /** Whole rupees. */
  total: number;
  /** What points paid of it. */
  pointsValue: number;
  /** What was paid in money. */
  due: number;
  /** At what price passes were taken back. */
  returnedValue: number;
  customer: PayerView;
  createdAt: string;
  paidAt: string | null;
  lines: AdminOrderLineView[];
  payments: AdminOrderPaymentView[];
}
