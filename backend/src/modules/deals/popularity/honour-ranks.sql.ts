/** Deals take the rank of the business's score. $1 the business. */
export const SET_RANKS = `
  UPDATE deals d SET honour_rank = honour_rank(v.honour_given, v.honour_counted) FROM vendor_cards v
  WHERE v.id = $1 AND d.vendor_id = v.id AND d.honour_rank <> honour_rank(v.honour_given, v.honour_counted)`;
