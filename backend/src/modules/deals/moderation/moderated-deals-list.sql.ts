import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import { DEAL_JOINS, MANAGED_COLUMNS } from '../list/deal-columns.sql.js';
import { STATUS_CONDITION, SUBMITTED } from '../editor/managed-deals.sql.js';
import type { ModeratedDealQuery, ModeratedDealSort } from './moderated-deals.dto.js';

/** Condition for deals usable during a season, whose days are whole days in Nepal. @param id placeholder of the season's id */
const duringSeason = (id: string): string => `
  d.start_date < (SELECT start_of_nepal_day(s.ends_on + 1) FROM season_days s WHERE s.id = ${id})
  AND d.end_date >= (SELECT start_of_nepal_day(s.starts_on) FROM season_days s WHERE s.id = ${id})`;

/** Few deals have not begun: they are found by their start and sorted. An array, so that the planner does not walk an order to find them. */
const IN_STATE: typeof STATUS_CONDITION = {
  ...STATUS_CONDITION,
  scheduled: `d.id = ANY(ARRAY(SELECT s.id FROM deals s WHERE s.moderation_status = 'approved' AND s.is_active AND s.start_date > now()))`,
};

/** Most ended deals were submitted long ago: in the order of their ends they are one range of an index. */
const DEFAULT_SORT: Partial<Record<keyof typeof STATUS_CONDITION, ModeratedDealSort>> = {
  pending: 'oldest',
  expired: 'ending-last',
};

/** Deals of all businesses, by moderation state (rule X1). */
export const MODERATED_DEALS: KeysetList<ModeratedDealQuery> = {
  from: 'deals d',
  id: 'd.id',
  joins: DEAL_JOINS,
  columns: MANAGED_COLUMNS,
  sorts: {
    newest: { key: SUBMITTED, type: 'time', direction: 'DESC' },
    oldest: { key: SUBMITTED, type: 'time', direction: 'ASC' },
    ending: { key: 'd.end_date', type: 'time', direction: 'ASC' },
    'ending-last': { key: 'd.end_date', type: 'time', direction: 'DESC' },
    title: { key: 'lower(d.title)', type: 'text', direction: 'ASC' },
  },
  sort: ({ sort, status }) => sort ?? ((status && DEFAULT_SORT[status]) || 'newest'),
  conditions: ({ status, search, vendorId, seasonId }, parameters) => [
    status && IN_STATE[status],
    vendorId && `d.vendor_id = ${parameters.add(vendorId)}`,
    seasonId && duringSeason(parameters.add(seasonId)),
    search && `d.search @@ (SELECT deal_search_query(${parameters.add(search)}))`,
  ],
};
