/** Savings and used codes of a month. */
export interface MonthOfSavings {
  saved: number;
  used: number;
}

/**
 * Whole rupees saved and codes used in each month of Nepal's calendar, twelve rows; 0 rupees if the bill exceeded the
 * original price. $1 user, $2 the year's first instant, $3 its last.
 */
export const SAVED_BY_MONTH = `
  SELECT coalesce(sum(greatest(sum_to_pay(d.original_price, d.taxes) - coalesce(p.amount, d.discounted_price) - coalesce(p.price_paid, 0), 0)), 0)::int AS saved,
    count(p.id)::int AS used
  FROM generate_series(1, 12) month
  LEFT JOIN passes p ON p.user_id = $1 AND p.state = 'redeemed' AND p.redeemed_at BETWEEN $2 AND $3
    AND extract(month FROM nepal_time(p.redeemed_at)) = month
  LEFT JOIN deal_facts d ON d.id = p.deal_id
  GROUP BY month ORDER BY month`;
