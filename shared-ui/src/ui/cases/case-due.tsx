import type { HonourCaseView } from '../../store/api/honour';
import { useFormat, useTexts } from '../../platform/i18n';
import { DhakaBand, useNow } from '../kit';
import styles from './case-due.module.css';
import { caseTexts } from './texts';
import { timeUntil } from './time-until';

/** Next due time of a case in a dark block; renders nothing for a closed case. */
export function CaseDue({ shown: { dueAt, dueBy, part } }: { shown: HonourCaseView }) {
  const t = useTexts(caseTexts);
  const format = useFormat();
  const now = useNow();
  if (!dueAt || !dueBy) return null;
  const left = now && timeUntil(dueAt, now);
  return (
    <section className={styles.due}>
      <div className={styles.words}>
        <p className={styles.who}>{t(dueBy === part ? `due_${part}_own` : `due_${dueBy}`)}</p>
        <p className={styles.when}>
          <time dateTime={dueAt}>{format.dateTime(dueAt)}</time>
        </p>
        <p className={styles.left}>
          {left && t(`left_${left.unit}`, { count: left.count })} {t(`after_${dueBy}`)}
        </p>
      </div>
      <DhakaBand />
    </section>
  );
}
