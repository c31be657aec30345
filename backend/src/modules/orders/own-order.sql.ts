/** The order `o`: bought by the admin `$1`, or sold by a business for which the admin works. */
const IS_OWN = `(o.user_id = $1 OR EXISTS (
  SELECT 1 FROM order_lines l JOIN staff_roles s ON s.vendor_id = l.vendor_id WHERE l.order_id = o.id AND s.user_id = $1))`;
const PAID_BY = `JOIN orders o ON p.purpose = 'order' AND o.public_id = p.purpose_id`;

/** A row if the order `$2` is the admin's own (rule Y7). The next three: the order of a payment, a refund and an approval. */
export const OWN_ORDER = `SELECT 1 FROM orders o WHERE o.public_id = $2::uuid AND ${IS_OWN}`;

export const OWN_ORDER_PAYMENT = `SELECT 1 FROM payment_facts p ${PAID_BY} WHERE p.public_id = $2::uuid AND ${IS_OWN}`;

export const OWN_ORDER_REFUND = `
  SELECT 1 FROM refund_facts r JOIN payment_facts p ON p.id = r.payment_id ${PAID_BY} WHERE r.public_id = $2::uuid AND ${IS_OWN}`;

export const OWN_ORDER_APPROVAL = `
  SELECT 1 FROM approval_facts a JOIN orders o ON o.public_id = a.subject_id::uuid
    WHERE a.public_id = $2::uuid AND a.kind = 'order-refund' AND ${IS_OWN}
  UNION ALL SELECT 1 FROM approval_facts a JOIN refund_facts r ON r.public_id = a.subject_id::uuid JOIN payment_facts p ON p.id = r.payment_id ${PAID_BY}
    WHERE a.public_id = $2::uuid AND a.kind = 'refund-close' AND ${IS_OWN}`;
