import { useCurrentUser, type SessionUserView } from 'shared-ui/platform';

export type AdminRight = SessionUserView['rights'][number];

/** Returns true if the role of the current admin includes a right. The server checks it again. */
export const useOwnRight = (right: AdminRight): boolean =>
  useCurrentUser().user?.rights.includes(right) ?? false;
