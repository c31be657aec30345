import {
  useAdminUsersChangeRoleMutation,
  useAdminUsersReinstateMutation,
  useAdminUsersResetFactorsMutation,
  useAdminUsersSuspendMutation,
  type AdminUserDetailView,
} from 'shared-ui/api/admin-users';
import { useDecision } from 'shared-ui/platform';
import { useTexts } from 'shared-ui/i18n';
import { userTexts } from './texts';
import { fullName } from './full-name';
import type { UserAction } from './user-actions';

/** Decisions that need only a reason. */
type Decided = Exclude<UserAction, 'correct' | 'promote'>;

interface UserDecision {
  busy: boolean;
  /** @returns true on success */
  decide(action: Decided, user: AdminUserDetailView, reason: string): Promise<boolean>;
}

/** Sends a decision about a user and shows the result. */
export function useUserDecision(): UserDecision {
  const t = useTexts(userTexts);
  const { busy, decide } = useDecision();
  const [suspend] = useAdminUsersSuspendMutation();
  const [reinstate] = useAdminUsersReinstateMutation();
  const [changeRole] = useAdminUsersChangeRoleMutation();
  const [resetFactors] = useAdminUsersResetFactorsMutation();

  const call = (action: Decided, id: number, reason: string, key: string) => {
    const asked = { id, 'Idempotency-Key': key };
    if (action === 'suspend') return suspend({ ...asked, reasonDto: { reason } }).unwrap();
    if (action === 'reinstate') return reinstate({ ...asked, reasonDto: { reason } }).unwrap();
    if (action === 'resetFactors') return resetFactors({ ...asked, reasonDto: { reason } }).unwrap();
    return changeRole({ ...asked, changeRoleDto: { role: 'customer', reason } }).unwrap();
  };

  return {
    busy,
    decide: (action, user, reason) =>
      decide(
        { action, id: user.id, reason },
        (key) => call(action, user.id, reason, key),
        {
          kind: 'success',
          title: t(`done_${action}`),
          text: t(`doneText_${action}`, { name: fullName(user) }),
        },
        t(`failed_${action}`),
      ),
  };
}
