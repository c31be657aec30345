import type { KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { AdminCasesQuery, OwnCasesQuery } from './case.dto.js';
import { CASE_JOINS, CASE_ROW } from './cases.sql.js';

const LIST = {
  from: 'honour_cases c',
  id: 'c.id',
  joins: CASE_JOINS,
  columns: CASE_ROW,
  sorts: {
    newest: { key: 'c.id', type: 'integer', direction: 'DESC' },
    due: { key: 'c.due_at', type: 'time', direction: 'ASC' },
  },
} as const;

export interface CasesOf extends OwnCasesQuery {
  userId?: number;
  vendorId?: number;
  sort?: string;
}

/** Cases of a customer or a business. Open ones in the order of their due times, others the newest first. */
export const OWN_CASES: KeysetList<CasesOf> = {
  ...LIST,
  sort: ({ status }) => (status === 'open' ? 'due' : 'newest'),
  conditions: ({ userId, vendorId, status }, parameters) => [
    userId !== undefined && `c.user_id = ${parameters.add(userId)}`,
    vendorId !== undefined && `c.vendor_id = ${parameters.add(vendorId)}`,
    status === 'open' && 'c.due_at IS NOT NULL',
    status === 'closed' && 'c.due_at IS NULL',
  ],
};

/** Cases of all businesses, in the same order. */
export const CASES: KeysetList<AdminCasesQuery & { sort?: string }> = {
  ...LIST,
  sort: ({ status }) => (status === 'open' || status === 'to-decide' ? 'due' : 'newest'),
  conditions: ({ status, vendor, customer }, parameters) => [
    status === 'to-decide' && "c.due_at IS NOT NULL AND c.state IN ('with-admin', 'second-look')",
    status === 'open' && 'c.due_at IS NOT NULL',
    status === 'closed' && 'c.due_at IS NULL',
    vendor && `c.vendor_id = ${parameters.add(vendor)}`,
    customer && `c.user_id = ${parameters.add(customer)}`,
  ],
};
