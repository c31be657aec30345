import type { StaffMemberView } from 'shared-ui/api/staff';

export const nameOf = ({ firstName, lastName }: Pick<StaffMemberView, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
