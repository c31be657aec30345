export const INSERT_CAPACITY =
  'INSERT INTO deal_capacities (deal_id, total_limit, daily_limit) VALUES ($1, $2, $3)';

export const LIMITS =
  'SELECT total_limit AS "totalLimit", daily_limit AS "dailyLimit" FROM deal_capacities WHERE deal_id = $1';

/** Days whose counter is valid on a day in Nepal: requests of the next day may come first at midnight. */
const validOn = (day: string): string => `(${day}::date, ${day}::date + 1)`;

/** $1 deal, $2 limit, $3 daily limit, $4 day in Nepal. */
export const CHANGE_LIMITS = `UPDATE deal_capacities SET total_limit = $2, daily_limit = $3,
           day = CASE WHEN day IN ${validOn('$4')} THEN day ELSE $4::date END,
           taken_on_day = CASE WHEN day IN ${validOn('$4')} THEN taken_on_day ELSE 0 END,
           beyond = CASE WHEN beyond > 0 AND $2::int IS NOT NULL THEN greatest(0, least(beyond, taken + set_aside - $2::int)) ELSE 0 END WHERE deal_id = $1`;

/** Passes that can still be issued; null without a limit. $1 deal, $2 day in Nepal. */
export const PLACES_LEFT = `
  SELECT least(total_limit - taken, daily_limit - CASE WHEN day IN ${validOn('$2')} THEN taken_on_day ELSE 0 END) AS "left"
  FROM deal_availability WHERE deal_id = $1`;
