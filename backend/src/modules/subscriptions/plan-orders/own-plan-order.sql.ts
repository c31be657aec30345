const PAID_BY =
  'JOIN plan_orders o ON o.public_id = p.purpose_id JOIN staff_roles s ON s.vendor_id = o.vendor_id';

/** A row if the payment `$2` is for the plan of a business for which the admin `$1` works (rule Y7). Next: a refund, an approval. */
export const OWN_PLAN_PAYMENT = `SELECT 1 FROM payment_facts p ${PAID_BY} WHERE p.public_id = $2::uuid AND s.user_id = $1`;

export const OWN_PLAN_REFUND = `
  SELECT 1 FROM refund_facts r JOIN payment_facts p ON p.id = r.payment_id ${PAID_BY} WHERE r.public_id = $2::uuid AND s.user_id = $1`;

export const OWN_PLAN_APPROVAL = `
  SELECT 1 FROM approval_facts a JOIN refund_facts r ON r.public_id = a.subject_id::uuid JOIN payment_facts p ON p.id = r.payment_id ${PAID_BY}
  WHERE a.public_id = $2::uuid AND a.kind = 'refund-close' AND s.user_id = $1`;
