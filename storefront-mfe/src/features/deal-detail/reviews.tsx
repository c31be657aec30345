import { Check } from 'lucide-react';
import { useReviewsOfDealQuery, type ReviewView } from 'shared-ui/api/reviews';
import type { DealPageView } from 'shared-ui/api/deals';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Avatar, EmptyState, Stars, Tag } from 'shared-ui/kit';
import { ReviewForm } from './review-form';
import styles from './reviews.module.css';
import { dealDetailTexts } from './texts';

function Histogram({ deal: { averageRating, reviewCount, ratingCounts } }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  if (typeof averageRating !== 'number') return null;
  return (
    <div className={styles.summary}>
      <div className={styles.average} aria-hidden>
        {format.rating(averageRating)}
      </div>
      <Stars rating={averageRating} />
      <span className={styles.small}>{t('reviewCount', { count: reviewCount })}</span>
      <ul className={styles.bars}>
        {ratingCounts
          .map((count, index) => ({ count, stars: index + 1 }))
          .reverse()
          .map(({ count, stars }) => (
            <li key={stars} aria-label={t('starShare', { stars, count })}>
              <span aria-hidden>{format.number(stars)}</span>
              <span className={styles.bar}>
                <span style={{ width: `${reviewCount > 0 ? (count / reviewCount) * 100 : 0}%` }} />
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}

function Review({ review, business }: { review: ReviewView; business: string }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const author = review.author || t('formerCustomer');
  return (
    <li className={styles.review}>
      <div className={styles.reviewHead}>
        <Avatar name={author} />
        <div>
          <b>{author}</b>
          <div className={styles.small}>
            <Stars rating={review.rating} /> {format.day(review.createdAt)}
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
          <p>{review.reply}</p>
        </div>
      )}
    </li>
  );
}

export function Reviews({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const { data: reviews } = useReviewsOfDealQuery({ id: deal.id });
  return (
    <div className={styles.reviews}>
      <h2 className={styles.heading}>{t('whatPeopleSay')}</h2>
      {deal.reviewCount === 0 && (
        <EmptyState drawing="plate" level={3} title={t('noReviews')} text={t('noReviewsText')} />
      )}
      <div className={styles.columns}>
        <Histogram deal={deal} />
        <ul className={styles.list}>
          {(reviews ?? []).map((review) => (
            <Review key={review.id} review={review} business={deal.vendor.businessName} />
          ))}
        </ul>
      </div>
      <ReviewForm dealId={deal.id} />
    </div>
  );
}
