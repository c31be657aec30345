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
  /** `manual` is paid back by hand within seven days. */
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
  /** What is taken off for what is left of the plan before. */
  credit: number;
  /** What is paid. */
  due: number;
  /** Until when the price is held. */
  expiresAt: string;
  createdAt: string;
  paidAt: string | null;
  /** From when until when it is good; null before it is paid. */
  periodStart: string | null;
  periodEnd: string | null;
  payments: PlanPaymentView[];
  refunds: PlanRefundView[];
  invoices: PlanInvoiceView[];
}
