import type { PointsEntryView } from 'shared-ui/api/loyalty';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { cx, useNow } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './points-table.module.css';
import { customerAccountTexts } from './texts';

const REASONS = {
  redemption: 'kindRedemption',
  reversal: 'kindReversal',
  correction: 'kindCorrection',
  spend: 'kindSpend',
  return: 'kindReturn',
  'membership-return': 'kindMembershipReturn',
  invite: 'kindInvite',
  invited: 'kindInvited',
  'invite-return': 'kindInviteReturn',
  'invited-return': 'kindInvitedReturn',
  honour: 'kindHonour',
} as const;

function Reason({ entry }: { entry: PointsEntryView }) {
  const t = useTexts(customerAccountTexts);
  const format = useFormat();
  const now = useNow();
  const { language } = format;
  const deal = entry.dealTitle ? inLanguage(language, entry.dealTitle, entry.dealTitleNe) : '';
  const words = t(REASONS[entry.kind], { deal });
  return (
    <>
      {entry.dealId ? <Link to={`/deals/${entry.dealId}`}>{words}</Link> : words}
      {entry.spendableAt && (
        <span className={styles.small}>
          {t('spendableFrom', { when: format.soon(entry.spendableAt, now) })}
        </span>
      )}
      {entry.multiplier > 1 && (
        <span className={styles.small}>{t('multiplied', { multiplier: entry.multiplier })}</span>
      )}
    </>
  );
}

/** Table of points entries. */
export function PointsTable({ entries }: { entries: readonly PointsEntryView[] }) {
  const t = useTexts(customerAccountTexts);
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('pointsDate')}</th>
          <th scope="col">{t('pointsReason')}</th>
          <th scope="col" className={styles.figure}>
            {t('pointsChange')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className={styles.date}>{format.shortDate(entry.createdAt)}</td>
            <td>
              <Reason entry={entry} />
            </td>
            <td className={cx(styles.figure, entry.delta < 0 ? styles.less : styles.more)}>
              {entry.delta > 0 ? '+' : '−'}
              {format.number(Math.abs(entry.delta))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
