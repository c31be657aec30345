import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { OfUser } from './user-passes-list.sql.js';

/** Complete history of a user's points, with the reasons of manual corrections. */
export const USER_POINTS: KeysetList<OfUser> = {
  from: 'points_entry_facts e',
  id: 'e.id',
  joins: `
    LEFT JOIN decision_reasons c ON c.points_entry_id = e.id`,
  columns: `
    e.id, e.delta, e.kind, iso(e.created_at) AS "createdAt", e.deal_id AS "dealId", e.title AS "dealTitle", c.reason`,
  sorts: { newest: { key: 'e.id', type: 'row', direction: 'DESC' } },
  sort: () => 'newest',
  conditions: ({ user }, parameters) => [`e.user_id = ${parameters.add(user)}`],
};
