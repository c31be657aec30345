/** The prepaid deal of a business. $1 business. */
export const PREPAID_DEAL = `
  SELECT id FROM deal_facts WHERE vendor_id = $1 AND sale_mode = 'prepaid' AND moderation_status = 'approved' ORDER BY id LIMIT 1`;

export interface SandboxOrderRow {
  id: string;
  dealId: number;
  total: number;
  paidAt: Date;
  quantity: number;
  returned: number;
}

/** An order of a deal of a business. $1 public id, $2 business. */
export const SANDBOX_ORDER = `
  SELECT o.public_id AS id, l.deal_id AS "dealId", l.quantity * l.unit_price AS total, o.paid_at AS "paidAt", l.quantity,
    (SELECT count(*)::int FROM pass_facts p WHERE p.order_line_id = l.id AND (p.is_refunded OR p.state = 'cancelled')) AS returned
  FROM order_facts o JOIN order_line_facts l ON l.order_id = o.id
  WHERE o.public_id = $1::uuid AND l.vendor_id = $2`;
