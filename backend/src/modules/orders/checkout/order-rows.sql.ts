import type { GatewayName } from '../../payments/index.js';
import { POINTS_PER_RUPEE } from '../../loyalty/index.js';
import type { OrderState } from './order.policy.js';

export interface OrderRow {
  rowId: string;
  id: string;
  userId: number;
  state: OrderState;
  total: number;
  due: number;
  pointsValue: number;
  returnedValue: number;
  expiresAt: Date;
  createdAt: Date;
  paidBy: string | null;
  paidThrough: GatewayName | null;
  paidAt: Date | null;
  /** Event that makes its businesses be owed the price: the payment (sold before rule ST1), or the use of a pass. */
  owedOn: 'payment' | 'use';
}

export interface LineRow {
  lineId: string;
  dealId: number;
  vendorId: number;
  title: string;
  titleNe: string | null;
  quantity: number;
  unitPrice: number;
  terms: Record<string, unknown> | null;
}

const COLUMNS = `o.id AS "rowId", o.public_id AS id, o.user_id AS "userId", o.state, o.total, o.due, o.points_value AS "pointsValue",
  o.returned_value AS "returnedValue", o.expires_at AS "expiresAt", o.created_at AS "createdAt", o.paid_by AS "paidBy",
  (SELECT p.gateway FROM payment_facts p WHERE p.public_id = o.paid_by) AS "paidThrough", o.paid_at AS "paidAt", o.owed_on AS "owedOn"`;

/** $1 the public id. */
export const LOCKED_ORDER = `SELECT ${COLUMNS} FROM orders o WHERE o.public_id = $1 FOR UPDATE`;

/** $1 the order's row. */
export const LINES = `
  SELECT id AS "lineId", deal_id AS "dealId", vendor_id AS "vendorId", title, title_ne AS "titleNe", quantity::int AS quantity, unit_price AS "unitPrice", terms
  FROM order_lines WHERE order_id = $1 ORDER BY deal_id`;

/** True if a payment was started for the order `o`. */
export const IS_PAID_FOR = `EXISTS (
  SELECT 1 FROM payment_facts p WHERE p.purpose = 'order' AND p.purpose_id = o.public_id AND p.state = 'pending')`;

/** $1 the customer. */
export const OPEN_ORDERS = `SELECT ${COLUMNS} FROM orders o WHERE o.user_id = $1 AND o.state = 'awaiting_payment' ORDER BY o.id FOR UPDATE`;

/**
 * The customer's points, including those of an order that the next one replaces, and the part that can be
 * spent now (rule O6). $1 the customer.
 */
export const SPENDABLE_POINTS = `
  SELECT points.balance, greatest(0, points.balance - points_pending($1)) AS spendable
  FROM (SELECT points_balance($1) + ${POINTS_PER_RUPEE} * (SELECT coalesce(sum(o.points_value), 0)::int FROM orders o
    WHERE o.user_id = $1 AND o.state = 'awaiting_payment' AND NOT ${IS_PAID_FOR}) AS balance) AS points`;

/** $1 now, $2 maximum number. */
export const OVERDUE_ORDERS = `SELECT ${COLUMNS} FROM orders o WHERE o.state = 'awaiting_payment' AND o.expires_at <= $1
  ORDER BY o.expires_at LIMIT $2 FOR UPDATE SKIP LOCKED`;
