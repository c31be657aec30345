import { useCurrentUser, type SessionUserView } from 'shared-ui/platform';

export type StaffRight = NonNullable<SessionUserView['staffOf']>['rights'][number];

/** Returns true if the user has a right in the business. The server checks it again. */
export function useOwnRight(right: StaffRight): boolean {
  return useCurrentUser().user?.staffOf?.rights.includes(right) ?? false;
}

/** Returns true if the user has more rights in a business than the counter. */
export const runsBusiness = (user: Pick<SessionUserView, 'staffOf'>): boolean =>
  user.staffOf?.rights.some((right) => right !== 'counter') ?? false;
