import type { DealPageView } from 'shared-ui/api/deals';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import shared from '../deal-details.module.css';
import { Histogram } from './histogram';
import { ReviewHead } from './review-head';
import styles from './review-extract.module.css';
import { useReviewPagesInfiniteQuery } from './review-pages-api';
import { reviewTexts } from './texts';

const SHOWN = 2;

/** Average, bars and the two newest reviews with words, from the first page of the reviews. Their tab has all of them. */
export function ReviewExtract({ deal }: { deal: DealPageView }) {
  const t = useTexts(reviewTexts);
  const { currentData } = useReviewPagesInfiniteQuery({ dealId: deal.id, sort: 'newest' });
  const newest = currentData?.pages[0]?.items ?? [];
  const readable = newest.filter(({ comment }) => comment).slice(0, SHOWN);
  return (
    <section id="reviews">
      <div className={styles.top}>
        <h2 className={shared.heading}>{t('reviews')}</h2>
        <Link to={`/deals/${deal.id}?tab=reviews`} replace className={styles.all}>
          {t('allReviews', { count: deal.reviewCount })}
        </Link>
      </div>
      <div className={styles.summary}>
        <Histogram deal={deal} />
      </div>
      {readable.length > 0 && (
        <ul className={styles.list}>
          {readable.map((review) => (
            <li key={review.id}>
              <ReviewHead review={review} />
              <p className={styles.comment}>{review.comment}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
