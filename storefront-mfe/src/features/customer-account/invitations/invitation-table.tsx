import type { OwnInvitationView } from 'shared-ui/api/loyalty';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { cx } from 'shared-ui/ui';
import styles from '../points-table.module.css';
import { invitationTexts } from './texts';

/** The text of each state; why there are no points, where there are none. */
const STATES = {
  waiting: 'stateWaiting',
  earned: 'stateEarned',
  ended: 'stateEnded',
  'monthly-limit': 'stateMonthlyLimit',
  'same-circle': 'stateSameCircle',
} as const;

function Who({ firstName, dealId, dealTitle, dealTitleNe, state }: OwnInvitationView) {
  const t = useTexts(invitationTexts);
  const { language } = useFormat();
  return (
    <>
      <b>{firstName ?? t('nobody')}</b>
      {dealId !== null && dealTitle !== null && (
        <span className={styles.small}>
          <Link to={`/deals/${dealId}`}>{inLanguage(language, dealTitle, dealTitleNe)}</Link>
        </span>
      )}
      <span className={styles.small}>{t(STATES[state])}</span>
    </>
  );
}

/** Table of invitations. */
export function InvitationTable({ invitations }: { invitations: readonly OwnInvitationView[] }) {
  const t = useTexts(invitationTexts);
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('came')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col" className={styles.figure}>
            {t('points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <tr key={invitation.id}>
            <td className={styles.date}>{format.shortDate(invitation.cameAt)}</td>
            <td>
              <Who {...invitation} />
            </td>
            <td className={cx(styles.figure, invitation.points !== null && styles.more)}>
              {invitation.points === null ? '–' : `+${format.number(invitation.points)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
