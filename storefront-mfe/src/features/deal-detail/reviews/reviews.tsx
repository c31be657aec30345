import type { DealPageView } from 'shared-ui/api/deals';
import { useTexts } from 'shared-ui/i18n';
import { EmptyState } from 'shared-ui/ui';
import { Histogram } from './histogram';
import { ReviewForm } from './review-form';
import { ReviewList } from './review-list';
import { ReviewSortSelect } from './review-sort';
import styles from './reviews.module.css';
import { reviewTexts } from './texts';

/** Reviews of the deal and the review form. */
export function Reviews({ deal }: { deal: DealPageView }) {
  const t = useTexts(reviewTexts);
  const isEmpty = deal.reviewCount === 0;
  return (
    <div className={styles.reviews}>
      <div className={styles.top}>
        <h2 className={styles.heading}>{t('whatPeopleSay')}</h2>
        {deal.reviewCount > 1 && <ReviewSortSelect />}
      </div>
      {isEmpty && <EmptyState drawing="plate" level={3} title={t('noReviews')} text={t('noReviewsText')} />}
      {!isEmpty && (
        <div className={styles.columns}>
          <Histogram deal={deal} />
          <ReviewList deal={deal} />
        </div>
      )}
      <ReviewForm dealId={deal.id} vendorId={deal.vendorId} />
    </div>
  );
}
