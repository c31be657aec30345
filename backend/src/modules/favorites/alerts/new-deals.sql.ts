import { DEAL_COLUMNS, DEAL_JOINS } from '../../deals/index.js';

/** $1 user. The listed deals of the newest alert of the last seven days, as lists show them. */
export const NEW_DEALS = `
  SELECT ${DEAL_COLUMNS} FROM (
    SELECT deal_ids FROM deal_alerts WHERE user_id = $1 AND deal_ids <> '{}'
      AND day > nepal_time(now())::date - 7 ORDER BY day DESC LIMIT 1) AS newest,
    unnest(newest.deal_ids) WITH ORDINALITY AS listed (deal_id, n)
    JOIN listed_deals d ON d.id = listed.deal_id ${DEAL_JOINS} ORDER BY listed.n LIMIT 24`;
