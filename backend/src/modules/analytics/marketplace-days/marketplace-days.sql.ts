/** Stores daily figures of the marketplace. $1 the maximum number of days. */
export const STORE_DAYS = 'SELECT marketplace_days_store($1) AS more';
