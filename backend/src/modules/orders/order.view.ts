import type { GatewayName } from '../payments/index.js';
import { type OrderState, refundableUntil } from './checkout/order.policy.js';

export class OrderVendorView {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
}

export class OrderPassView {
  id: string;
  state: 'issued' | 'redeemed' | 'cancelled' | 'expired' | 'voided';
  expiresAt: string;
}

export class OrderLineView {
  dealId: number;
  /** As it was called when it was bought. */
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
  /** For a cover where there is no picture. */
  categorySlug: string;
  vendor: OrderVendorView;
  quantity: number;
  /** Whole rupees. */
  unitPrice: number;
  originalPrice: number;
  lineTotal: number;
  /** None before it is paid. */
  passes: OrderPassView[];
}

export class OrderPaymentView {
  id: string;
  gateway: GatewayName;
  state: 'pending' | 'completed' | 'failed' | 'canceled' | 'partially_refunded' | 'refunded';
  /** Whole rupees. */
  amount: number;
  createdAt: string;
}

export class OrderRefundView {
  id: string;
  /** Whole rupees. */
  amount: number;
  /** `manual` is paid back by hand within seven days. */
  state: 'requested' | 'sending' | 'manual' | 'completed';
  createdAt: string;
  completedAt: string | null;
}

export class OrderInvoiceView {
  id: string;
  kind: 'invoice' | 'credit-note';
  /** Such as `INV-2083/84-000042`. */
  number: string;
  issuedAt: string;
  totalPaisa: number;
}

/** What points may pay of an order before it is placed (rule CK1). */
export class PointsOfferView {
  /** Points there are. */
  balance: number;
  /** What of them can be spent now. */
  spendable: number;
  /** Whole rupees that they would pay. */
  payable: number;
  /** At most so much of an order, in percent. */
  largestShare: number;
}

export class OrderSummaryView {
  id: string;
  state: OrderState;
  /** Whole rupees. */
  total: number;
  /** What points pay of it. */
  pointsValue: number;
  /** What is left to pay. */
  due: number;
  /** Until when prices and places are held. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  lines: OrderLineView[];
}

/** Why an order cannot be paid by bank transfer (rule OR11). */
export class TransferDenialView {
  /**
   * `transfer.few-places`, `transfer.share-held` or `transfer.paused`.
   * @example 'transfer.few-places'
   */
  code: string;
  message: string;
  /** Until when, for `transfer.paused`. */
  until: string | null;
}

export class OrderView extends OrderSummaryView {
  payments: OrderPaymentView[];
  refunds: OrderRefundView[];
  /** The invoice and its credit notes, the oldest first. */
  invoices: OrderInvoiceView[];
  /** Until when unused codes can be given back; null before payment. */
  refundableUntil: string | null;
  /** Why bank transfer is not offered for it; null where it is, and where nothing is to be paid. */
  noTransfer: TransferDenialView | null;

  static of(row: OrderRowView, noTransfer: TransferDenialView | null): OrderView {
    return {
      ...row,
      noTransfer,
      refundableUntil: row.paidAt === null ? null : refundableUntil(new Date(row.paidAt)).toISOString(),
    };
  }
}

/** What the database answers of an order. */
export type OrderRowView = Omit<OrderView, 'refundableUntil' | 'noTransfer'>;
