import { changeOf } from 'shared-ui/charts';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import styles from './reports.module.css';
import { reportsTexts } from './texts';

interface ChangeLabelProps {
  now: number | null;
  before: number | null;
  /** Shares are compared in percentage points, not in percent. */
  isShare: boolean;
}

const pointsOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before;

/** Change of a figure compared with the previous period. */
export function ChangeLabel({ now, before, isShare }: ChangeLabelProps) {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  const change = isShare ? pointsOf(now, before) : changeOf(now ?? 0, before ?? 0);
  if (change === null) return <span className={styles.note}>{t('nothingBefore')}</span>;
  if (change === 0) return <span className={styles.note}>{t('same')}</span>;
  return (
    <span className={cx(styles.note, change > 0 ? styles.more : styles.less)}>
      {t(change > 0 ? (isShare ? 'morePoints' : 'more') : isShare ? 'lessPoints' : 'less', {
        percent: format.number(Math.abs(change)),
      })}
    </span>
  );
}
