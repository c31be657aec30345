import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { ExportedList } from '../../audit/index.js';
import type { AdminUserView } from './user-lists.view.js';
import type { AdminUsersQuery } from './users.dto.js';
import { USERS } from './users-list.sql.js';

export const USERS_TABLE: ExportedList<AdminUsersQuery, AdminUserView> = {
  name: 'users',
  list: USERS,
  headings: {
    en: [
      'Number',
      'First name',
      'Last name',
      'Email',
      'Verified',
      'Phone',
      'City',
      'Role',
      'Points',
      'Suspended',
      'Joined',
    ],
    ne: ['नम्बर', 'नाम', 'थर', 'इमेल', 'पुष्टि', 'फोन', 'सहर', 'भूमिका', 'पोइन्ट', 'निलम्बित', 'खाता खोलेको'],
  },
  cells: (user) => [
    user.id,
    user.firstName,
    user.lastName,
    user.email,
    user.emailVerified ? 'yes' : 'no',
    user.verifiedPhone ?? user.phone,
    user.city,
    user.role,
    user.loyaltyPoints,
    nepalMoment(user.suspendedAt),
    nepalMoment(user.createdAt),
  ],
};
