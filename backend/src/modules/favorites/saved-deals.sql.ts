import { DEAL_COLUMNS, DEAL_JOINS } from '../deals/index.js';

/** Current availability of a saved deal. Aliases as in the deals' own columns. */
const AVAILABILITY = `CASE
  WHEN d.moderation_status <> 'approved' OR v.status <> 'verified' THEN 'withdrawn'
  WHEN d.end_date <= now() THEN 'ended'
  WHEN NOT d.is_active OR d.start_date > now() THEN 'paused'
  WHEN cap.taken >= cap.total_limit THEN 'sold-out'
  ELSE 'available' END`;

/** True if the deal is public now: its page responds with 200. */
export const IS_PUBLIC = `d.moderation_status = 'approved' AND d.is_active AND d.start_date <= now()
  AND d.end_date > now() - interval '90 days' AND v.status = 'verified'`;

/** True if the deal was public at some time, so that saving an id reveals no unpublished deal. */
export const WAS_PUBLIC = `d.moderation_status = 'approved' AND d.start_date <= now()`;

export const SAVED_COLUMNS = `${DEAL_COLUMNS}, kept.price_then AS "priceThen", ${AVAILABILITY} AS availability`;

/** Continues `FROM <source> AS kept`: the deal of each row. */
export const SAVED_JOINS = `JOIN deal_facts d ON d.id = kept.deal_id ${DEAL_JOINS}`;
