/** A row if the admin `$1` made the payment `$2` (rule Y7). */
export const OWN_PAYMENT = 'SELECT 1 FROM payments p WHERE p.public_id = $2::uuid AND p.user_id = $1';

/** A row if the admin `$1` made the payment of the refund `$2` (rule Y7). */
export const OWN_REFUND =
  'SELECT 1 FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.public_id = $2::uuid AND p.user_id = $1';

/** A row if the approval `$2` closes a refund of a payment that the admin `$1` made (rule Y7). */
export const OWN_REFUND_APPROVAL = `
  SELECT 1 FROM approval_facts a JOIN refunds r ON r.public_id = a.subject_id::uuid JOIN payments p ON p.id = r.payment_id
  WHERE a.public_id = $2::uuid AND a.kind = 'refund-close' AND p.user_id = $1`;
