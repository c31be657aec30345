import { Flag } from 'lucide-react';
import type { ReviewView } from 'shared-ui/api/reviews';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { ReviewHead } from './review-head';
import styles from './reviews.module.css';
import { reviewTexts } from './texts';

interface ReviewEntryProps {
  review: ReviewView;
  business: string;
  onReport(review: ReviewView): void;
}

export function ReviewEntry({ review, business, onReport }: ReviewEntryProps) {
  const t = useTexts(reviewTexts);
  const format = useFormat();
  const author = review.author || t('formerCustomer');
  return (
    <li className={styles.review}>
      <ReviewHead review={review} />
      {review.comment && <p className={styles.comment}>{review.comment}</p>}
      {review.reply && (
        <div className={styles.reply}>
          <b>{t('replyOf', { name: business })}</b>
          {review.repliedAt && <span className={styles.small}>{format.day(review.repliedAt)}</span>}
          {review.replyEditedAt && (
            <span className={styles.small}>{t('edited', { day: format.day(review.replyEditedAt) })}</span>
          )}
          <p>{review.reply}</p>
        </div>
      )}
      <Button
        variant="text"
        size="small"
        className={styles.report}
        aria-label={t('reportOf', { author })}
        onClick={() => onReport(review)}
      >
        <Flag size={14} />
        {t('report')}
      </Button>
    </li>
  );
}
