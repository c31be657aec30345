import { useState } from 'react';
import type { AdminUserDetailView } from 'shared-ui/api/admin-users';
import { ReasonDialog } from '../../shared/reason-dialog/reason-dialog';
import { typedNumber } from 'shared-ui/format';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, TextField } from 'shared-ui/ui';
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
const MOST = 100_000;

const isCorrection = (delta: number): boolean =>
  Number.isInteger(delta) && delta !== 0 && Math.abs(delta) <= MOST;

/** What can be decided about somebody, each with a reason. */
export function DecisionButtons({ user }: { user: AdminUserDetailView }) {
  const t = useTexts(userTexts);
  const format = useFormat();
  const { busy, decide } = useUserDecision();
  const [asked, setAsked] = useState<UserAction | null>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    setAsked(null);
    setTyped('');
    setWrong(false);
  };
  const confirm = async (action: UserAction, reason: string) => {
    const delta = action === 'correct' ? typedNumber(typed) : 0;
    const refused = action === 'correct' && !isCorrection(delta);
    setWrong(refused);
    if (!refused && (await decide(action, user, reason, delta))) close();
  };
  return (
    <div className={styles.actions}>
      {actionsFor(user).map((action) => (
        <Button key={action} variant={VARIANTS[action]} size="small" onClick={() => setAsked(action)}>
          {t(action)}
        </Button>
      ))}
      {asked && (
        <ReasonDialog
          title={t(`ask_${asked}`)}
          text={t(`askText_${asked}`, { balance: format.number(user.loyaltyPoints) })}
          confirm={t(asked)}
          variant={VARIANTS[asked] === 'danger' ? 'danger' : 'confirm'}
          busy={busy}
          onClose={close}
          onReason={(reason) => void confirm(asked, reason)}
        >
          {asked === 'correct' && (
            <TextField
              inputMode="text"
              autoComplete="off"
              maxLength={8}
              required
              label={t('delta')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={isWrong ? t('deltaWrong') : undefined}
            />
          )}
        </ReasonDialog>
      )}
    </div>
  );
}
