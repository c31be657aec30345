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
