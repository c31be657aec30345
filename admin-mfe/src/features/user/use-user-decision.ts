import {
  useAdminUsersChangeRoleMutation,
  useAdminUsersCorrectPointsMutation,
  useAdminUsersReinstateMutation,
  useAdminUsersResetFactorsMutation,
  useAdminUsersSuspendMutation,
  type AdminUserDetailView,
} from 'shared-ui/api/admin-users';
import { useDecision } from 'shared-ui/platform';
import { useTexts } from 'shared-ui/i18n';
import { userTexts } from './texts';
import type { UserAction } from './user-actions';

interface UserDecision {
  busy: boolean;
  /** @param delta points, for a correction. @returns whether it worked */
  decide(action: UserAction, user: AdminUserDetailView, reason: string, delta: number): Promise<boolean>;
}

/** Carries a decision about a person out and says how it went. */
export function useUserDecision(): UserDecision {
  const t = useTexts(userTexts);
  const { busy, decide } = useDecision();
  const [suspend] = useAdminUsersSuspendMutation();
  const [reinstate] = useAdminUsersReinstateMutation();
  const [changeRole] = useAdminUsersChangeRoleMutation();
  const [resetFactors] = useAdminUsersResetFactorsMutation();
  const [correct] = useAdminUsersCorrectPointsMutation();

  const call = (action: UserAction, id: number, reason: string, delta: number, key: string) => {
    const asked = { id, 'Idempotency-Key': key };
    if (action === 'suspend') return suspend({ ...asked, reasonDto: { reason } }).unwrap();
    if (action === 'reinstate') return reinstate({ ...asked, reasonDto: { reason } }).unwrap();
    if (action === 'resetFactors') return resetFactors({ ...asked, reasonDto: { reason } }).unwrap();
    if (action === 'correct') return correct({ ...asked, correctPointsDto: { delta, reason } }).unwrap();
    const role = action === 'promote' ? 'admin' : 'customer';
    return changeRole({ ...asked, changeRoleDto: { role, reason } }).unwrap();
  };

  return {
    busy,
    decide: (action, user, reason, delta) =>
      decide(
        { action, id: user.id, reason, delta },
        (key) => call(action, user.id, reason, delta, key),
        {
          kind: 'success',
          title: t(`done_${action}`),
          text: t(`doneText_${action}`, { name: `${user.firstName} ${user.lastName}`.trim() }),
        },
        t(`failed_${action}`),
      ),
  };
}
