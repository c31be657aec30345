import { containing, type KeysetList } from '../../../common/paging/keyset-list.sql.js';
import type { AdminUsersQuery } from './users.dto.js';

const NAME = "u.first_name || ' ' || u.last_name";

/** Searched text of users; identical to the expression of the index. */
export const USER_WORDS =
  "(u.first_name || ' ' || u.last_name || ' ' || coalesce(u.email::text, '') || ' ' || coalesce(u.verified_phone, ''))";

/** All accounts. */
export const USERS: KeysetList<AdminUsersQuery> = {
  from: 'profiles u',
  id: 'u.id',
  columns: `
    u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.verified_phone AS "verifiedPhone", u.role, u.phone, u.city, u.loyalty_points AS "loyaltyPoints",
    u.email_verified_at IS NOT NULL AS "emailVerified", iso(u.suspended_at) AS "suspendedAt", iso(u.created_at) AS "createdAt"`,
  sorts: {
    newest: { key: 'u.id', type: 'integer', direction: 'DESC' },
    oldest: { key: 'u.id', type: 'integer', direction: 'ASC' },
    points: { key: 'u.loyalty_points', type: 'integer', direction: 'DESC' },
    name: { key: `lower(${NAME})`, type: 'text', direction: 'ASC' },
  },
  sort: ({ sort }) => sort ?? 'newest',
  conditions: ({ search, role, status }, parameters) => [
    'u.erased_at IS NULL',
    role && `u.role = ${parameters.add(role)}`,
    status === 'suspended' && 'u.suspended_at IS NOT NULL',
    status === 'active' && 'u.suspended_at IS NULL',
    search && `(${containing(USER_WORDS, search, parameters)})`,
  ],
};
