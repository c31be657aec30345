/** $1 the pass. */
export const COMPENSATED_USE = `
  SELECT p.id AS "passRow", p.public_id AS "passId", p.vendor_id AS "vendorId", p.deal_id AS "dealId", d.title, d.title_ne AS "titleNe"
  FROM pass_facts p JOIN deal_facts d ON d.id = p.deal_id WHERE p.id = $1`;

export interface PassNow {
  state: string;
  /** True if its money was given back. */
  isPaidBack: boolean;
}

/** What became of the pass of a case. Call after the lock of the pass. $1 the pass. */
export const PASS_NOW = `
  SELECT p.state, p.is_refunded OR p.paid_back > 0 AS "isPaidBack" FROM pass_facts p WHERE p.id = $1`;

/** The order of a bought pass. $1 the pass. */
export const ORDER_OF_PASS = `
  SELECT l.order_id AS "orderRow" FROM pass_facts p JOIN order_line_facts l ON l.id = p.order_line_id WHERE p.id = $1`;

/** Refunds of an order in rupees: those promised, and decisions of its other cases that take effect later. $1 the order, $2 the case. */
export const REFUNDED_OF_ORDER = `
  SELECT (o.returned_value + coalesce((SELECT sum(c.decided_amount) FROM order_line_facts l JOIN pass_facts p ON p.order_line_id = l.id
    JOIN honour_cases c ON c.pass_id = p.id WHERE l.order_id = o.id AND c.id <> $2 AND c.state = 'decided' AND c.closed_at IS NULL), 0))::float8 AS rupees
  FROM order_facts o WHERE o.id = $1`;

/** Balance of a business, locked until commit; negative if it owes money. $1 the business. */
export const LOCKED_BALANCE = 'SELECT vendor_balances_lock($1)::float8 AS "owedPaisa"';

/** Sum of the offers that wait for customers, of uses that the business was paid for. $1 the business. */
export const OPEN_OFFERS = `
  SELECT coalesce(sum(c.offer_amount), 0)::float8 AS rupees FROM honour_cases c
  WHERE c.vendor_id = $1 AND c.state = 'waiting-for-customer' AND NOT (c.is_bought AND c.is_refusal)`;
