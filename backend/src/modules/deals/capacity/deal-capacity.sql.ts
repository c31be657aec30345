export const INSERT_CAPACITY =
  'INSERT INTO deal_capacities (deal_id, total_limit, daily_limit) VALUES ($1, $2, $3)';

export const LIMITS =
  'SELECT total_limit AS "totalLimit", daily_limit AS "dailyLimit" FROM deal_capacities WHERE deal_id = $1';

export const CHANGE_LIMITS = `UPDATE deal_capacities SET total_limit = $2, daily_limit = $3, day = $4::date,
           taken_on_day = CASE WHEN day = $4::date THEN taken_on_day ELSE 0 END,
           beyond = CASE WHEN beyond > 0 AND $2::int IS NOT NULL THEN greatest(0, least(beyond, taken + set_aside - $2::int)) ELSE 0 END WHERE deal_id = $1`;

/** Passes that can still be issued; null without a limit. $1 deal, $2 day in Nepal. */
export const PLACES_LEFT = `
  SELECT least(total_limit - taken, daily_limit - CASE WHEN day = $2::date THEN taken_on_day ELSE 0 END) AS "left"
  FROM deal_availability WHERE deal_id = $1`;
