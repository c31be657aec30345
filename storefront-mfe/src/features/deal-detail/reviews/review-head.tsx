import { Check } from 'lucide-react';
import type { ReviewView } from 'shared-ui/api/reviews';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Avatar, Stars, Tag } from 'shared-ui/ui';
import styles from './reviews.module.css';
import { reviewTexts } from './texts';

const MINUTE = 60_000;

/** Author, rating and day of a review. */
export function ReviewHead({ review }: { review: ReviewView }) {
  const t = useTexts(reviewTexts);
  const format = useFormat();
  const wasEdited = Date.parse(review.updatedAt) - Date.parse(review.createdAt) > MINUTE;
  const author = review.author || t('formerCustomer');
  return (
    <div className={styles.reviewHead}>
      <Avatar name={author} />
      <div>
        <b>{author}</b>
        <div className={styles.small}>
          <Stars rating={review.rating} /> {format.day(review.createdAt)}
          {wasEdited && <span>{t('edited', { day: format.day(review.updatedAt) })}</span>}
        </div>
      </div>
      {review.verifiedVisit && (
        <span className={styles.verified}>
          <Tag tone="good">
            <Check size={14} />
            {t('verifiedVisit')}
          </Tag>
        </span>
      )}
    </div>
  );
}
