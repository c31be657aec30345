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
  /** True if the pass is unused, until 14 days after its expiry. */
  isRefundable: boolean;
}

export class AdminOrderLineView {
  dealId: number;
  /** Title of the deal at the time of purchase. */
  title: string;
  titleNe: string | null;
  vendor: AdminOrderVendorView;
  quantity: number;
  /** Whole rupees. */
  unitPrice: number;
  /** Empty until the order is paid. */
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
  /** Value of the points used, in whole rupees. */
  pointsValue: number;
  /** Amount due in money. */
  due: number;
  /** Price of the returned passes. */
  returnedValue: number;
  customer: PayerView;
  createdAt: string;
  paidAt: string | null;
  lines: AdminOrderLineView[];
  payments: AdminOrderPaymentView[];
}
