import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { OwnCasesQuery } from './case.dto.js';
import { CASE_JOINS, CASE_ROW } from './cases.sql.js';

export interface CasesOf extends OwnCasesQuery {
  userId?: number;
  vendorId?: number;
  sort?: string;
}

/** Cases of a customer or a business, the newest first. */
export const OWN_CASES: KeysetList<CasesOf> = {
  from: 'honour_cases c',
  id: 'c.id',
  joins: CASE_JOINS,
  columns: CASE_ROW,
  sorts: { newest: { key: 'c.id', type: 'integer', direction: 'DESC' } },
  sort: () => 'newest',
  conditions: ({ userId, vendorId, status }, parameters) => [
    userId !== undefined && `c.user_id = ${parameters.add(userId)}`,
    vendorId !== undefined && `c.vendor_id = ${parameters.add(vendorId)}`,
    status === 'open' && 'c.closed_at IS NULL',
    status === 'closed' && 'c.closed_at IS NOT NULL',
  ],
};
