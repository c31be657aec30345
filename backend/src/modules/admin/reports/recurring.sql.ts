/** Net price of a month in paisa of a running plan `r`; the VAT in a price is rounded half up (rule IN2). */
const MONTHLY = `round((r.price::bigint * 100 - (r.price::bigint * 100 * 26 + 113) / 226)
    / CASE r.billing_cycle WHEN 'yearly' THEN 12.0 ELSE 1.0 END)::bigint`;

const IS_PAID = `NOT EXISTS (SELECT 1 FROM payment_facts tested WHERE tested.public_id = r.paid_by AND tested.is_test)`;

/** Running plans and memberships grouped by plan and cycle, without those paid by test payments (rule OV4). */
export const RECURRING = `
  SELECT r.kind, r.plan, min(r.name) AS name, min(r.name_ne) AS "nameNe", r.billing_cycle AS "billingCycle", count(*)::int AS count,
    sum(${MONTHLY})::float8 AS "monthlyPaisa"
  FROM running_plans r WHERE ${IS_PAID} GROUP BY r.kind, r.plan, r.billing_cycle
  ORDER BY r.kind DESC, sum(${MONTHLY}) DESC, r.plan, r.billing_cycle`;

/** Income of a month in paisa. */
export const RECURRING_INCOME = `SELECT coalesce(sum(${MONTHLY}), 0)::float8 AS paisa FROM running_plans r WHERE ${IS_PAID}`;
