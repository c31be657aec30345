import type { DealPageView } from 'shared-ui/api/deals';
import { sharedTexts, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { RatingMark } from 'shared-ui/ui';
import { honourPercent } from '../../../shared/honour/honour-percent';
import { dealDetailTexts } from '../texts';
import styles from './trust-strip.module.css';

interface TrustStripProps {
  deal: DealPageView;
  reviewsPath: string;
}

/** Rating with the number of reviews, honour score of the business, and used codes; what is unknown has no cell. */
export function TrustStrip({
  deal: { averageRating, reviewCount, usedCount, honour },
  reviewsPath,
}: TrustStripProps) {
  const t = useTexts(dealDetailTexts);
  const shared = useTexts(sharedTexts);
  const format = useFormat();
  const isRated = typeof averageRating === 'number';
  if (!isRated && !usedCount && !honour) return null;
  return (
    <ul className={styles.trust}>
      {isRated && (
        <li>
          <RatingMark rating={averageRating} />
          <Link to={reviewsPath} replace className={styles.reviews}>
            {t('reviewCount', { count: reviewCount })}
          </Link>
        </li>
      )}
      {honour && (
        <li>
          <b>{format.number(honourPercent(honour))}%</b>
          <span>{shared('givenTimes', honour)}</span>
        </li>
      )}
      {usedCount && (
        <li>
          <b>{format.number(usedCount)}</b>
          <span>{t('codesUsed')}</span>
        </li>
      )}
    </ul>
  );
}
