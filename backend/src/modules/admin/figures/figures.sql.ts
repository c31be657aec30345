import { PROMISED_REFUND } from '../payments/refunds-list.sql.js';
import { RECURRING_INCOME } from '../reports/recurring.sql.js';

/** Figures of the current moment (rule OV4). */
export const CURRENT_FIGURES = `
  SELECT (${RECURRING_INCOME}) AS recurring,
    (SELECT count(*)::int FROM vendor_cards WHERE status = 'verified') AS verified,
    (SELECT coalesce(sum(owed_paisa), 0) FROM balance_facts)::float8 AS held,
    (SELECT coalesce(sum(r.paisa), 0) FROM refund_facts r WHERE ${PROMISED_REFUND})::float8 AS promised`;

/** First day of the fiscal year. $1 a day in Nepal. */
export const FISCAL_YEAR = `
  SELECT to_char(starts_on, 'YYYY-MM-DD') AS "from" FROM fiscal_year_days WHERE $1::date BETWEEN starts_on AND ends_on`;
