/** $1 the pass. */
export const COMPENSATED_USE = `
  SELECT p.id AS "passRow", p.public_id AS "passId", p.vendor_id AS "vendorId", p.deal_id AS "dealId", d.title, d.title_ne AS "titleNe"
  FROM pass_facts p JOIN deal_facts d ON d.id = p.deal_id WHERE p.id = $1`;
