import type { StaffInvitationView } from 'shared-ui/api/staff';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { Button, Card, Tag } from 'shared-ui/ui';
import { mayDecide } from './rights';
import { RightsList } from './rights-list';
import styles from './staff.module.css';
import { staffTexts } from './texts';
import type { StaffActions } from './use-staff-actions';

interface InvitationRowProps {
  invitation: StaffInvitationView;
  actions: StaffActions;
}

function InvitationRow({ invitation, actions }: InvitationRowProps) {
  const t = useTexts(staffTexts);
  const format = useFormat();
  const { email, role, rights, branchName, isExpired } = invitation;
  const actor = useCurrentUser().user?.staffOf;
  const days = { sent: format.date(invitation.sentAt), until: format.date(invitation.expiresAt) };
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <b>{email}</b>
        {branchName && <div className={styles.quiet}>{branchName}</div>}
        <RightsList role={role} rights={rights} />
        <div className={styles.quiet}>{t(isExpired ? 'expiredText' : 'invitedText', days)}</div>
      </div>
      {isExpired && <Tag tone="waiting">{t('expired')}</Tag>}
      {actor && mayDecide(actor, invitation) && (
        <div className={styles.buttons}>
          <Button
            size="small"
            variant="tint"
            disabled={actions.busy}
            aria-label={t('sendAgainTo', { email })}
            onClick={() => void actions.sendAgain(invitation)}
          >
            {t('sendAgain')}
          </Button>
          <Button
            size="small"
            variant="text"
            disabled={actions.busy}
            aria-label={t('revokeOf', { email })}
            onClick={() => void actions.revoke(invitation)}
          >
            {t('revoke')}
          </Button>
        </div>
      )}
    </li>
  );
}

interface InvitationsProps {
  invitations: readonly StaffInvitationView[];
  actions: StaffActions;
}

/** Pending invitations. */
export function Invitations({ invitations, actions }: InvitationsProps) {
  const t = useTexts(staffTexts);
  if (invitations.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2>{t('invited')}</h2>
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} actions={actions} />
        ))}
      </ul>
    </Card>
  );
}
