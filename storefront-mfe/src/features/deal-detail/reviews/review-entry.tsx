import { Check, Flag } from 'lucide-react';
import type { ReviewView } from 'shared-ui/api/reviews';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Avatar, Button, Stars, Tag } from 'shared-ui/ui';
import styles from './reviews.module.css';
import { reviewTexts } from './texts';

const MINUTE = 60_000;

interface ReviewEntryProps {
  review: ReviewView;
  business: string;
  onReport(review: ReviewView): void;
}

export function ReviewEntry({ review, business, onReport }: ReviewEntryProps) {
  const t = useTexts(reviewTexts);
  const format = useFormat();
  const wasEdited = Date.parse(review.updatedAt) - Date.parse(review.createdAt) > MINUTE;
  const author = review.author || t('formerCustomer');
  return (
    <li className={styles.review}>
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
      {review.comment && <p className={styles.comment}>{review.comment}</p>}
      {review.reply && (
        <div className={styles.reply}>
          <b>{t('replyOf', { name: business })}</b>
          {review.repliedAt && <span className={styles.small}>{format.day(review.repliedAt)}</span>}
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
