import type { VendorReviewSummaryView } from 'shared-ui/api/reviews';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import styles from './summary-card.module.css';
import { vendorReviewsTexts } from './texts';

/** Average time to answer, and the answers within seven days. */
export function AnswerTimeCard({ time }: { time: NonNullable<VendorReviewSummaryView['answerTime']> }) {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const { averageDays, count, inTime } = time;
  return (
    <Card className={styles.card}>
      <h2 className={styles.small}>{t('answerTime')}</h2>
      <p className={styles.average}>{t('days', { count: averageDays, shown: format.number(averageDays) })}</p>
      <p className={styles.small}>
        {t('answerGoal', { inTime: format.number(inTime), count: format.number(count) })}
      </p>
    </Card>
  );
}
