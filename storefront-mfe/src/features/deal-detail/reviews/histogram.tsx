import type { DealPageView } from 'shared-ui/api/deals';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Stars } from 'shared-ui/ui';
import styles from './reviews.module.css';
import { reviewTexts } from './texts';

/** Average rating and number of reviews by stars. */
export function Histogram({ deal: { averageRating, reviewCount, ratingCounts } }: { deal: DealPageView }) {
  const t = useTexts(reviewTexts);
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
