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

/** Balance of a business, locked until commit; negative if it owes money. $1 the business. */
export const LOCKED_BALANCE = 'SELECT vendor_balances_lock($1)::float8 AS "owedPaisa"';

/** Sum of the offers that wait for customers, of uses that the business was paid for. $1 the business. */
export const OPEN_OFFERS = `
  SELECT coalesce(sum(c.offer_amount), 0)::float8 AS rupees FROM honour_cases c
  WHERE c.vendor_id = $1 AND c.state = 'waiting-for-customer' AND NOT (c.is_bought AND c.is_refusal)`;
