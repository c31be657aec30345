import type { GatewayName } from '../../payments/index.js';
import type { BillingCycle, PlanChange, PlanOrderState } from './plan-order.policy.js';
import type { PlanKind } from './plan-order-rows.sql.js';

export class BoughtPlanView {
  /** @example 'premium' */
  slug: string;
  name: string;
  nameNe: string;
}

export class PlanPaymentView {
  id: string;
  gateway: GatewayName;
  state: 'pending' | 'completed' | 'failed' | 'canceled' | 'partially_refunded' | 'refunded';
  /** Whole rupees. */
  amount: number;
  createdAt: string;
}

export class PlanRefundView {
  id: string;
  /** Whole rupees. */
  amount: number;
  /** `manual` refunds are paid manually within seven days. */
  state: 'requested' | 'sending' | 'manual' | 'completed';
  createdAt: string;
  completedAt: string | null;
}

export class PlanInvoiceView {
  id: string;
  kind: 'invoice' | 'credit-note';
  /** @example 'INV-2083/84-000042' */
  number: string;
}

/** A period of a membership or of a business's plan that is bought. */
export class PlanOrderView {
  id: string;
  kind: PlanKind;
  change: PlanChange;
  plan: BoughtPlanView;
  billingCycle: BillingCycle;
  state: PlanOrderState;
  /** Whole rupees. */
  price: number;
  /** Deduction for the unused value of the previous plan. */
  credit: number;
  /** Amount to pay. */
  due: number;
  /** End of the price lock. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  /** Bounds of the paid period; null before the payment. */
  periodStart: string | null;
  periodEnd: string | null;
  payments: PlanPaymentView[];
  refunds: PlanRefundView[];
  invoices: PlanInvoiceView[];
}
