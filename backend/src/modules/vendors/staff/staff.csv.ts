import type { TableFile } from '../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { StaffMemberView } from './staff.view.js';

/** Staff of a business, for its owners. */
export const STAFF_TABLE: TableFile<StaffMemberView> = {
  name: 'staff',
  headings: {
    en: ['Number', 'First name', 'Last name', 'Email', 'Role', 'Branch', 'Since (Nepal)'],
    ne: ['नम्बर', 'नाम', 'थर', 'इमेल', 'भूमिका', 'शाखा', 'कहिलेदेखि (नेपाली समय)'],
  },
  cells: (member) => [
    member.id,
    member.firstName,
    member.lastName,
    member.email,
    member.role,
    member.branchName,
    nepalMoment(member.since),
  ],
};
