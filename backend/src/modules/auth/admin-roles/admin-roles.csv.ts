import type { TableFile } from '../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { AdminRoleView } from './admin-role.view.js';

/** Staff of the marketplace with their roles. */
export const ADMIN_ROLES_TABLE: TableFile<AdminRoleView> = {
  name: 'marketplace-staff',
  headings: {
    en: [
      'Number',
      'First name',
      'Last name',
      'Email',
      'Role',
      'Role since (Nepal)',
      'Suspended',
      'Last seen (Nepal)',
    ],
    ne: [
      'नम्बर',
      'नाम',
      'थर',
      'इमेल',
      'भूमिका',
      'भूमिका कहिलेदेखि (नेपाली समय)',
      'रोकिएको',
      'पछिल्लोपटक (नेपाली समय)',
    ],
  },
  cells: ({ id, firstName, lastName, email, role, since, isSuspended, lastSeenAt }) => [
    ...[id, firstName, lastName, email, role],
    since && nepalMoment(since),
    isSuspended ? 'yes' : 'no',
    lastSeenAt && nepalMoment(lastSeenAt),
  ],
};
