import type { AdminUserDetailView } from 'shared-ui/api/admin-users';

export const fullName = ({ firstName, lastName }: AdminUserDetailView): string =>
  `${firstName} ${lastName}`.trim();
