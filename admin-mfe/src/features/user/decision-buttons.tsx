import { useState } from 'react';
import type { AdminUserDetailView } from 'shared-ui/api/admin-users';
import { ReasonDialog } from '../../shared/reason-dialog/reason-dialog';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { CorrectionDialog } from './correction-dialog';
import { useOwnRight } from '../../shared/own-right';
import { PromotionDialog } from './promotion-dialog';
import { userTexts } from './texts';
import { useUserDecision } from './use-user-decision';
import { actionsFor, type UserAction } from './user-actions';
import styles from './user.module.css';

const VARIANTS = {
  suspend: 'danger',
  reinstate: 'confirm',
  promote: 'outline',
  demote: 'danger',
  resetFactors: 'danger',
  correct: 'outline',
} as const;

/** Buttons of the possible decisions about a user, each with a reason. */
export function DecisionButtons({ user }: { user: AdminUserDetailView }) {
  const t = useTexts(userTexts);
  const decidesRoles = useOwnRight('roles');
  const { busy, decide } = useUserDecision();
  const [asked, setAsked] = useState<UserAction | null>(null);
  const close = () => setAsked(null);
  const confirm = async (action: Exclude<UserAction, 'correct' | 'promote'>, reason: string) => {
    if (await decide(action, user, reason)) close();
  };
  return (
    <div className={styles.actions}>
      {actionsFor(user, decidesRoles).map((action) => (
        <Button key={action} variant={VARIANTS[action]} size="small" onClick={() => setAsked(action)}>
          {t(action)}
        </Button>
      ))}
      {asked === 'correct' && <CorrectionDialog user={user} onClose={close} />}
      {asked === 'promote' && <PromotionDialog user={user} onClose={close} />}
      {asked && asked !== 'correct' && asked !== 'promote' && (
        <ReasonDialog
          title={t(`ask_${asked}`)}
          text={t(`askText_${asked}`)}
          confirm={t(asked)}
          variant={VARIANTS[asked] === 'danger' ? 'danger' : 'confirm'}
          busy={busy}
          onClose={close}
          onReason={(reason) => void confirm(asked, reason)}
        />
      )}
    </div>
  );
}
