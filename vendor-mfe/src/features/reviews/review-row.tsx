import type { VendorReviewView } from 'shared-ui/api/reviews';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Avatar, cx, Stars, Tag, useNow } from 'shared-ui/ui';
import { daysLeft } from './days-left';
import styles from './review-row.module.css';
import { vendorReviewsTexts } from './texts';

/** DOM id of the row of a review. */
export const rowId = (id: number): string => `review-${id}`;

/** Days left to answer, or that a review was answered or reported. */
function RowState({ review }: { review: VendorReviewView }) {
  const t = useTexts(vendorReviewsTexts);
  const now = useNow();
  if (review.isReported) return <Tag tone="news">{t('tagReported')}</Tag>;
  if (review.reply) return <Tag tone="good">{t('tagAnswered')}</Tag>;
  if (!review.answerBy || !now) return null;
  const left = daysLeft(review.answerBy, now);
  if (left.isLate) return <Tag tone="bad">{t('daysLate', { count: left.days })}</Tag>;
  return <Tag tone={left.isSoon ? 'waiting' : 'brand'}>{t('daysLeft', { count: left.days })}</Tag>;
}

interface ReviewRowProps {
  review: VendorReviewView;
  isShown: boolean;
  onOpen(): void;
}

/** Review in the list of the inbox. */
export function ReviewRow({ review, isShown, onOpen }: ReviewRowProps) {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const author = review.author || t('formerCustomer');
  return (
    <li className={cx(styles.row, isShown && styles.shown)}>
      <button
        type="button"
        id={rowId(review.id)}
        className={styles.open}
        aria-current={isShown ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={styles.who}>
          <Avatar name={author} />
          <b>{author}</b>
          <span className={styles.small}>{format.day(review.createdAt)}</span>
        </span>
        <span className={styles.words}>{review.comment ?? t('noWords')}</span>
        <span className={styles.foot}>
          <Stars rating={review.rating} />
          <RowState review={review} />
        </span>
      </button>
    </li>
  );
}
