import { PLAN_ORDER_TABLES } from './plan-order-rows.sql.js';

export const READ = `
  SELECT o.public_id AS id, o.kind, coalesce(m.slug, plan.slug) AS plan, o.change, o.billing_cycle AS "billingCycle", o.price, o.credit, o.due, o.state,
    iso(o.created_at) AS "createdAt", iso(o.paid_at) AS "paidAt", iso(o.period_start) AS "periodStart", iso(o.period_end) AS "periodEnd",
    iso(o.refunded_at) AS "refundedAt"
  FROM ${PLAN_ORDER_TABLES} WHERE o.user_id = $1 ORDER BY o.id`;
