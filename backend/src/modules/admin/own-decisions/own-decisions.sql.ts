export type DecidedSubject = 'vendor' | 'review' | 'order' | 'payment' | 'refund' | 'approval';

const WORKS_FOR = 'SELECT 1 FROM staff_members s WHERE s.user_id = $1 AND s.vendor_id';

/** The order `o`: bought by the admin, or sold by their business. */
const OWN_ORDER = `(o.user_id = $1 OR EXISTS (
  SELECT 1 FROM order_lines l JOIN staff_members s ON s.vendor_id = l.vendor_id WHERE l.order_id = o.id AND s.user_id = $1))`;

/** The payment `p`: made by the admin, or for such an order, or for the plan of their business. */
const OWN_PAYMENT = `(p.user_id = $1
  OR EXISTS (SELECT 1 FROM orders o WHERE p.purpose = 'order' AND o.public_id = p.purpose_id AND ${OWN_ORDER})
  OR EXISTS (SELECT 1 FROM plan_orders o JOIN staff_members s ON s.vendor_id = o.vendor_id
    WHERE o.public_id = p.purpose_id AND s.user_id = $1))`;

/** A row when the subject is the admin's own. $1 the admin, $2 the subject's id. */
export const OWN: Readonly<Record<DecidedSubject, string>> = {
  vendor: `${WORKS_FOR} = $2::int`,
  review: `${WORKS_FOR} = (SELECT d.vendor_id FROM reviews r JOIN deals d ON d.id = r.deal_id WHERE r.id = $2::int)
    UNION ALL SELECT 1 FROM reviews WHERE id = $2::int AND user_id = $1`,
  order: `SELECT 1 FROM orders o WHERE o.public_id = $2::uuid AND ${OWN_ORDER}`,
  payment: `SELECT 1 FROM payments p WHERE p.public_id = $2::uuid AND ${OWN_PAYMENT}`,
  refund: `SELECT 1 FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.public_id = $2::uuid AND ${OWN_PAYMENT}`,
  approval: `SELECT 1 FROM approvals a WHERE a.public_id = $2::uuid AND CASE a.kind
    WHEN 'payout' THEN EXISTS (${WORKS_FOR} = a.subject_id::int)
    WHEN 'payout-run' THEN EXISTS (SELECT 1 FROM payout_runs r JOIN payout_run_lines l ON l.run_id = r.id
      JOIN staff_members s ON s.vendor_id = l.vendor_id WHERE r.public_id = a.subject_id::uuid AND s.user_id = $1)
    WHEN 'order-refund' THEN EXISTS (SELECT 1 FROM orders o WHERE o.public_id = a.subject_id::uuid AND ${OWN_ORDER})
    ELSE EXISTS (SELECT 1 FROM refunds r JOIN payments p ON p.id = r.payment_id
      WHERE r.public_id = a.subject_id::uuid AND ${OWN_PAYMENT}) END`,
};
