import type { VendorReviewSummaryView } from 'shared-ui/api/reviews';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card, Stars } from 'shared-ui/ui';
import styles from './summary-card.module.css';
import { vendorReviewsTexts } from './texts';

/** Average rating and number of reviews by stars. */
export function SummaryCard({ summary }: { summary: VendorReviewSummaryView }) {
  const t = useTexts(vendorReviewsTexts);
  const format = useFormat();
  const { average, count, ratingCounts } = summary;
  if (average === null) return null;
  return (
    <Card className={styles.card}>
      <h2>{t('summary')}</h2>
      <div className={styles.figures}>
        <span className={styles.average} aria-hidden>
          {format.rating(average)}
        </span>
        <div>
          <Stars rating={average} size={20} />
          <div className={styles.small}>{t('count', { count, shown: format.number(count) })}</div>
        </div>
      </div>
      <ul className={styles.bars}>
        {ratingCounts
          .map((given, index) => ({ given, stars: index + 1 }))
          .toReversed()
          .map(({ given, stars }) => (
            <li key={stars} aria-label={t('starShare', { stars, count: given })}>
              <span aria-hidden>{format.number(stars)}</span>
              <span aria-hidden className={styles.bar}>
                <span style={{ width: `${(given / count) * 100}%` }} />
              </span>
              <span aria-hidden className={styles.given}>
                {format.number(given)}
              </span>
            </li>
          ))}
      </ul>
    </Card>
  );
}
