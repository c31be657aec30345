import { useDailyClosesListQuery, type DailyCloseLineView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Card, cx } from 'shared-ui/ui';
import styles from './day.module.css';
import { dailyCloseTexts } from './texts';
import { useDifferenceText } from './use-difference-text';

const SHOWN = 7;

function State({ close: { difference, manager } }: { close: DailyCloseLineView }) {
  const t = useTexts(dailyCloseTexts);
  const textOf = useDifferenceText();
  if (difference === null) return <span className={cx(styles.state, styles.uncounted)}>{t('byItself')}</span>;
  const text = textOf(difference);
  return (
    <span className={cx(styles.state, difference === 0 ? styles.exact : styles.off)}>
      {manager === null ? text : t('signedByManager', { text, name: manager || t('formerStaff') })}
    </span>
  );
}

/** The latest closed days of the branch. */
export function LastDays({ branchId }: { branchId: number }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const { data: closes = [] } = useDailyClosesListQuery({ branch: branchId, limit: SHOWN });
  if (closes.length === 0) return null;
  return (
    <Card className={cx(styles.card, styles.history)}>
      <h2>{t('lastDays')}</h2>
      <ul className={styles.lines}>
        {closes.map((close) => (
          <li key={close.id}>
            <b>
              <Link to={`/dashboard/counter/close?day=${close.day}&branch=${branchId}`}>
                {t('dayLine', {
                  weekday: format.weekday(new Date(`${close.day}T00:00:00Z`).getUTCDay(), 'short'),
                  day: format.shortDate(close.day),
                })}
              </Link>
            </b>
            <b className={styles.amount}>{format.money(close.charged)}</b>
            <span className={styles.small}>
              {close.signedBy === null ? t('notClosedDay') : close.signedBy || t('formerStaff')}
            </span>
            <State close={close} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
