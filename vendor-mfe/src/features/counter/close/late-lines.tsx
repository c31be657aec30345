import type { DrawerView } from 'shared-ui/api/counter';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Card, Tag } from 'shared-ui/ui';
import styles from './day.module.css';
import { dailyCloseTexts } from './texts';

/** What entered this day although it belongs to an earlier one that is closed. */
export function LateLines({ drawer: { lateLines, corrections } }: { drawer: DrawerView }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  if (lateLines.length === 0 && corrections.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2>{t('earlierDays')}</h2>
      <p className={styles.small}>{t('earlierDaysText')}</p>
      <ul className={styles.lines}>
        {lateLines.map((line, index) => (
          <li key={`${line.at}/${index}`}>
            <b>{inLanguage(format.language, line.dealTitle, line.dealTitleNe)}</b>
            <b className={styles.amount}>{format.money(line.amount)}</b>
            <span className={styles.small}>
              {[
                t(`late_${line.kind}`, { moment: format.dateTime(line.at) }),
                line.paidWith ? t(line.paidWith) : t('unsaid'),
                line.person || t('formerStaff'),
              ].join(' · ')}
            </span>
            {line.isOffline && <Tag tone="waiting">{t('atOffline')}</Tag>}
          </li>
        ))}
        {corrections.map(({ id, number, amount, reason, madeBy }) => (
          <li key={id}>
            <b>{t('correctionOf', { number })}</b>
            <b className={styles.amount}>{format.money(amount)}</b>
            <span className={styles.small}>{[reason, madeBy || t('formerStaff')].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
