import type { GatewayName } from '../../../common/payments/gateway-names.js';
import type { BillingCycle, PlanChange, PlanOrderState } from './plan-order.policy.js';

export type PlanKind = 'membership' | 'subscription';

export interface PlanOrderRow {
  rowId: string;
  id: string;
  kind: PlanKind;
  change: PlanChange;
  userId: number;
  vendorId: number | null;
  membershipId: number | null;
  pointsMultiplier: number | null;
  planTermsId: number | null;
  billingCycle: BillingCycle;
  price: number;
  credit: number;
  due: number;
  basedOn: string | null;
  state: PlanOrderState;
  expiresAt: Date;
  createdAt: Date;
  paidBy: string | null;
  paidThrough: GatewayName | null;
  paidAt: Date | null;
  /** Name on invoices and at the gateway. */
  name: string;
  nameNe: string;
}

const COLUMNS = `o.id AS "rowId", o.public_id AS id, o.kind, o.change, o.user_id AS "userId", o.vendor_id AS "vendorId", o.membership_id AS "membershipId",
  o.points_multiplier AS "pointsMultiplier", o.plan_terms_id AS "planTermsId", o.billing_cycle AS "billingCycle", o.price, o.credit, o.due,
  o.based_on AS "basedOn", o.state, o.expires_at AS "expiresAt", o.created_at AS "createdAt", o.paid_by AS "paidBy",
  (SELECT p.gateway FROM payment_facts p WHERE p.public_id = o.paid_by) AS "paidThrough", o.paid_at AS "paidAt",
  coalesce(m.name, plan.name) AS name, coalesce(m.name_ne, plan.name_ne) AS "nameNe"`;

/** Aliases: `o` the order, `m` and `plan` the ordered membership or plan. */
export const PLAN_ORDER_TABLES = `plan_orders o LEFT JOIN memberships m ON m.id = o.membership_id
  LEFT JOIN subscription_plan_terms terms ON terms.id = o.plan_terms_id LEFT JOIN subscription_plans plan ON plan.id = terms.plan_id`;

/** $1 the public id. */
export const LOCKED_PLAN_ORDER = `SELECT ${COLUMNS} FROM ${PLAN_ORDER_TABLES} WHERE o.public_id = $1 FOR UPDATE OF o`;

/** Refundable payments of a membership, newest first. $1 the customer, $2 earliest time of payment. */
export const LATELY_PAID = `SELECT ${COLUMNS} FROM ${PLAN_ORDER_TABLES}
  WHERE o.user_id = $1 AND o.kind = 'membership' AND o.state = 'paid' AND o.paid_at > $2 ORDER BY o.id DESC`;

/** The last paid order that was not refunded. $1 the customer, $2 the business or null. */
export const LAST_PAID = `
  SELECT o.id AS "rowId" FROM plan_orders o
  WHERE o.state = 'paid' AND CASE WHEN $2::int IS NULL THEN o.kind = 'membership' AND o.user_id = $1 ELSE o.vendor_id = $2 END
  ORDER BY o.paid_at DESC, o.id DESC LIMIT 1`;

/** Shown to its buyer. Overdue is expired, settled or not. */
const SHOWN = `
  'id', o.public_id, 'kind', o.kind, 'change', o.change, 'billingCycle', o.billing_cycle, 'price', o.price, 'credit', o.credit, 'due', o.due,
  'state', CASE WHEN o.state = 'awaiting_payment' AND o.expires_at <= now() THEN 'expired' ELSE o.state END,
  'plan', json_build_object('slug', coalesce(m.slug, plan.slug), 'name', coalesce(m.name, plan.name), 'nameNe', coalesce(m.name_ne, plan.name_ne)),
  'expiresAt', iso(o.expires_at), 'createdAt', iso(o.created_at), 'paidAt', iso(o.paid_at), 'periodStart', iso(o.period_start), 'periodEnd', iso(o.period_end),
  'payments', (SELECT coalesce(json_agg(json_build_object('id', p.public_id, 'gateway', p.gateway, 'state', p.state, 'amount', p.paisa / 100,
      'createdAt', iso(p.created_at)) ORDER BY p.id), '[]') FROM payment_facts p WHERE p.purpose = o.kind AND p.purpose_id = o.public_id),
  'refunds', (SELECT coalesce(json_agg(json_build_object('id', r.public_id, 'amount', r.paisa / 100, 'state', r.state, 'createdAt', iso(r.created_at),
      'completedAt', iso(r.completed_at)) ORDER BY r.id), '[]')
    FROM refund_facts r JOIN payment_facts p ON p.id = r.payment_id WHERE p.purpose = o.kind AND p.purpose_id = o.public_id),
  'invoices', (SELECT coalesce(json_agg(json_build_object('id', i.public_id, 'kind', i.kind, 'number', i.number) ORDER BY i.id), '[]')
    FROM invoice_facts i WHERE i.kind IN ('invoice', 'credit-note') AND i.source = 'plan:' || o.public_id)`;

export const SHOWN_PLAN_ORDER = `json_build_object(${SHOWN})`;

/** $1 the public id, $2 the customer, $3 the business that the caller owns. */
export const OWN_PLAN_ORDER = `SELECT ${SHOWN_PLAN_ORDER} AS shown FROM ${PLAN_ORDER_TABLES}
  WHERE o.public_id = $1 AND CASE o.kind WHEN 'membership' THEN o.user_id = $2 ELSE o.vendor_id = $3 END`;

/** `owner` names the condition. The newest 50 that were paid for. */
export const paidPlanOrders = (owner: string): string => `
  SELECT coalesce(json_agg(shown ORDER BY id DESC), '[]') FROM (SELECT o.id, ${SHOWN_PLAN_ORDER} AS shown FROM ${PLAN_ORDER_TABLES}
    WHERE ${owner} AND o.state IN ('paid', 'refunded') ORDER BY o.id DESC LIMIT 50) AS paid`;

/** `owner` names the condition. */
export const openPlanOrder = (owner: string): string => `
  SELECT ${SHOWN_PLAN_ORDER} FROM ${PLAN_ORDER_TABLES} WHERE ${owner} AND o.state = 'awaiting_payment' AND o.expires_at > now()`;
