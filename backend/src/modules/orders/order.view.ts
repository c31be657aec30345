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
  /** Title at the time of the purchase. */
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
  /** For the cover of a deal without an image. */
  categorySlug: string;
  vendor: OrderVendorView;
  quantity: number;
  /** Whole rupees. */
  unitPrice: number;
  originalPrice: number;
  lineTotal: number;
  /** Empty before the payment. */
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
  /** `manual` refunds are paid manually within seven days. */
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

/** Points that can be used for an order before it is placed (rule CK1). */
export class PointsOfferView {
  /** The points balance. */
  balance: number;
  /** Part of the balance that can be spent now. */
  spendable: number;
  /** Whole rupees that the points would pay. */
  payable: number;
  /** Maximum share of an order, in percent. */
  largestShare: number;
}

export class OrderSummaryView {
  id: string;
  state: OrderState;
  /** Whole rupees. */
  total: number;
  /** Rupees paid with points. */
  pointsValue: number;
  /** Amount that remains to be paid. */
  due: number;
  /** End of the reservation of prices and capacity. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  lines: OrderLineView[];
}

/** Reason why an order cannot be paid by bank transfer (rule OR11). */
export class TransferDenialView {
  /**
   * `transfer.few-places`, `transfer.share-held` or `transfer.paused`.
   * @example 'transfer.few-places'
   */
  code: string;
  message: string;
  /** End of the pause, for `transfer.paused`. */
  until: string | null;
}

export class OrderView extends OrderSummaryView {
  payments: OrderPaymentView[];
  refunds: OrderRefundView[];
  /** The invoice and its credit notes, the oldest first. */
  invoices: OrderInvoiceView[];
  /** End of the time in which unused codes can be refunded; null before payment. */
  refundableUntil: string | null;
  /** Reason why bank transfer is not offered for it; null if it is offered, and if nothing is due. */
  noTransfer: TransferDenialView | null;

  static of(row: OrderRowView, noTransfer: TransferDenialView | null): OrderView {
    return {
      ...row,
      noTransfer,
      refundableUntil: row.paidAt === null ? null : refundableUntil(new Date(row.paidAt)).toISOString(),
    };
  }
}

/** The order as the database returns it. */
export type OrderRowView = Omit<OrderView, 'refundableUntil' | 'noTransfer'>;
