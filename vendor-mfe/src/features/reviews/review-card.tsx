import { Check, Flag, Reply } from 'lucide-react';
import { useState } from 'react';
import type { VendorReviewView } from 'shared-ui/api/reviews';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Avatar, Button, Card, Stars, Tag } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { ReplyForm } from './reply-form';
import styles from './review-card.module.css';
import { vendorReviewsTexts } from './texts';

const MINUTE = 60_000;

interface ReviewCardProps {
  review: VendorReviewView;
  onReport(): void;
}

function Head({ review, author }: { review: VendorReviewView; author: string }) {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const wasEdited = Date.parse(review.updatedAt) - Date.parse(review.createdAt) > MINUTE;
  return (
    <div className={styles.head}>
      <Avatar name={author} />
      <div className={styles.who}>
        <b>{author}</b>
        <div className={styles.small}>
          <Stars rating={review.rating} /> {format.day(review.createdAt)}
          {wasEdited && <span>{t('edited', { day: format.day(review.updatedAt) })}</span>}
        </div>
      </div>
      <Tag tone="good">
        <Check size={14} aria-hidden />
        {t('verifiedVisit')}
      </Tag>
    </div>
  );
}

/** Review of a customer, its reply and the possible actions. */
export function ReviewCard({ review, onReport }: ReviewCardProps) {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const [replies, setReplies] = useState(false);
  const author = review.author || t('formerCustomer');
  return (
    <li>
      <Card className={styles.card}>
        <Head review={review} author={author} />
        <Link to={`/deals/${review.dealId}?tab=reviews`} className={styles.deal}>
          {inLanguage(format.language, review.dealTitle, review.dealTitleNe)}
        </Link>
        {review.comment ? (
          <p className={styles.words}>{review.comment}</p>
        ) : (
          <p className={styles.small}>{t('noWords')}</p>
        )}
        {review.reply && (
          <div className={styles.reply}>
            <b>{t('yourAnswer')}</b>{' '}
            {review.repliedAt && <span className={styles.small}>{format.day(review.repliedAt)}</span>}
            <p>{review.reply}</p>
          </div>
        )}
        {replies && !review.reply && (
          <ReplyForm reviewId={review.id} author={author} onClose={() => setReplies(false)} />
        )}
        <div className={styles.actions}>
          {!review.reply && !replies && (
            <Button
              variant="tint"
              size="small"
              aria-label={t('replyTo', { author })}
              onClick={() => setReplies(true)}
            >
              <Reply size={16} aria-hidden />
              {t('reply')}
            </Button>
          )}
          {review.isReported ? (
            <span className={styles.small}>{t('reported')}</span>
          ) : (
            <Button variant="text" size="small" aria-label={t('reportOf', { author })} onClick={onReport}>
              <Flag size={14} aria-hidden />
              {t('report')}
            </Button>
          )}
        </div>
      </Card>
    </li>
  );
}
