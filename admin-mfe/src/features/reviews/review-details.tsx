import type { AdminReviewView } from 'shared-ui/api/admin-reviews';
import { useFormat, useTexts } from 'shared-ui/i18n';
import styles from './reviews.module.css';
import { reviewsTexts } from './texts';

const HELD = {
  false: 'heldFalse',
  offensive: 'heldOffensive',
  spam: 'heldSpam',
  private: 'heldPrivate',
  other: 'heldElse',
} as const;

/** Reports against a review, the reply of the business and the reason for hiding it. */
export function ReviewDetails({ review: { reports, reply, hiddenReason } }: { review: AdminReviewView }) {
  const t = useTexts(reviewsTexts);
  const format = useFormat();
  return (
    <div className={styles.details}>
      {hiddenReason && <p>{t('hiddenBecause', { reason: hiddenReason })}</p>}
      {reply && <p>{t('reply', { reply })}</p>}
      {reports.length === 0 && <p>{t('noReports')}</p>}
      {reports.length > 0 && (
        <ul className={styles.reports}>
          {reports.map((report) => (
            <li key={`${report.createdAt} ${report.reason} ${report.comment ?? ''}`}>
              <b>{t(HELD[report.reason])}</b> {report.comment}{' '}
              <span className={styles.small}>{format.dateTime(report.createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
