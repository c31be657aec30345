/** $1 the maximum number of changes of a batch. True if more wait. */
export const UPDATE_COUNTS = 'SELECT deal_counts_update($1) AS more';

/** Number of changes that wait to be counted. */
export const UNCOUNTED = 'SELECT count(*)::integer AS changes FROM uncounted_deals';

/** Number of live deals of business `v` at this moment. Joins `uncounted_vendor_deals` as `uncounted`. */
export const LIVE_DEALS = '(v.live_deals + coalesce(uncounted.deals, 0))';
