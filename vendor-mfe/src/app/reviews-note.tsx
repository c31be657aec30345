import { useVendorReviewsSummaryQuery } from 'shared-ui/api/reviews';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, Card, RatingMark } from 'shared-ui/ui';
import styles from './overview.module.css';
import { overviewTexts } from './texts';

/** Average rating and number of reviews without a reply. Renders nothing without reviews. */
export function ReviewsNote() {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  const { data } = useVendorReviewsSummaryQuery();
  if (!data || data.average === null) return null;
  const { average, count, unanswered } = data;
  return (
    <Card className={styles.reviews}>
      <h2>{t('reviews')}</h2>
      <p>
        <RatingMark rating={average}> {t('reviewCount', { count, shown: format.number(count) })}</RatingMark>
      </p>
      <ButtonLink
        variant="tint"
        size="small"
        to={unanswered > 0 ? '/dashboard/reviews' : '/dashboard/reviews?show=all'}
      >
        {unanswered > 0 ? t('toAnswer', { count: unanswered }) : t('readReviews')}
      </ButtonLink>
    </Card>
  );
}
