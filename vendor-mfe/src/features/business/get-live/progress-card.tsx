import type { GoLiveView } from 'shared-ui/api/go-live';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { getLiveTexts } from './get-live-texts';
import { progressOf } from './progress';
import styles from './progress-card.module.css';

/** Number of completed steps and minutes needed for the others. */
export function ProgressCard({ goLive: { steps } }: { goLive: GoLiveView }) {
  const t = useTexts(getLiveTexts);
  const format = useFormat();
  const { done, all, minutes } = progressOf(steps);
  const words = t('progress', { done: format.number(done), all: format.number(all) });
  return (
    <Card className={styles.progress}>
      <div className={styles.progressHead}>
        <b>{words}</b>
        {minutes > 0 && <span className={styles.text}>{t('minutesLeft', { count: minutes })}</span>}
      </div>
      <progress value={done} max={all} aria-label={words} />
    </Card>
  );
}
