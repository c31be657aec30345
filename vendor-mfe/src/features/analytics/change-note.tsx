import { changeOf } from 'shared-ui/charts';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import styles from './change-note.module.css';
import { analyticsTexts } from './texts';

interface ChangeNoteProps {
  now: number;
  before: number;
  days: number;
}

/** Text that compares a figure with the previous period. */
export function ChangeNote({ now, before, days }: ChangeNoteProps) {
  const t = useTexts(analyticsTexts);
  const format = useFormat();
  const change = changeOf(now, before);
  if (change === null)
    return <p className={styles.note}>{t(now > 0 ? 'nothingBefore' : 'nothingYet', { days })}</p>;
  const values = { percent: format.number(Math.abs(change)), days };
  if (change === 0) return <p className={styles.note}>{t('same', values)}</p>;
  return (
    <p className={cx(styles.note, change > 0 ? styles.more : styles.less)}>
      <span aria-hidden>{change > 0 ? '▲ ' : '▼ '}</span>
      {t(change > 0 ? 'more' : 'less', values)}
    </p>
  );
}
