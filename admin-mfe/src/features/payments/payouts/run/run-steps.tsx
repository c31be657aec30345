import { Check } from 'lucide-react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { cx, VisuallyHidden } from 'shared-ui/ui';
import { payoutRunsTexts } from '../payout-runs-texts';
import styles from './steps.module.css';
import { RUN_STEPS } from './run-step';

/** The four steps of a run. */
export function RunSteps({ current }: { current: number }) {
  const t = useTexts(payoutRunsTexts);
  const format = useFormat();
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {RUN_STEPS.map((step, index) => {
        const isDone = index < current;
        return (
          <li
            key={step}
            className={cx(isDone && styles.done, index === current && styles.now)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.number}>
              {isDone ? <Check size={16} aria-hidden /> : format.number(index + 1)}
            </span>
            <span>
              {t(`step_${step}`)}
              {isDone && <VisuallyHidden> {t('stepDone')}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
