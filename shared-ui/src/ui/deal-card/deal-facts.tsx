import { sharedTexts, useFormat, useTexts } from '../../platform/i18n';
import { cx, RatingMark, useNow, VisuallyHidden } from '../kit';
import type { CardDeal } from './card-deal';
import styles from './deal-facts.module.css';

/** Time until which, or from which, the deal can be used. Renders nothing after that time. */
function Opening({ deal }: { deal: CardDeal }) {
  const t = useTexts(sharedTexts);
  const format = useFormat();
  const now = useNow();
  const { opening, nextUseAt } = deal;
  if (!opening || opening.state === 'unknown') return null;
  const isOver = now !== null && opening.changesAt !== null && new Date(opening.changesAt) <= now;
  if (isOver) return null;
  if (opening.state === 'open') {
    const words = opening.changesAt ? t('openUntil', { time: format.hour(opening.changesAt) }) : t('openNow');
    return <span className={cx(styles.fact, styles.open)}>{words}</span>;
  }
  return nextUseAt ? (
    <span className={styles.fact}>{t('opensAt', { time: format.nextHour(nextUseAt, now) })}</span>
  ) : null;
}

interface DealFactsProps {
  deal: CardDeal;
  /** True if distances are measured from the center of an area. */
  isAbout?: boolean;
}

/** Rating, distance and opening state in one line. */
export function DealFacts({ deal, isAbout }: DealFactsProps) {
  const t = useTexts(sharedTexts);
  const format = useFormat();
  const { averageRating, reviewCount, distanceMetres } = deal;
  const distance = typeof distanceMetres === 'number' ? format.distance(distanceMetres) : null;
  return (
    <div className={styles.facts}>
      {typeof averageRating === 'number' && (
        <span className={styles.fact}>
          <RatingMark rating={averageRating}>
            <VisuallyHidden>({format.number(reviewCount ?? 0)})</VisuallyHidden>
          </RatingMark>
        </span>
      )}
      {distance && <span className={styles.fact}>{isAbout ? t('about', { distance }) : distance}</span>}
      <Opening deal={deal} />
    </div>
  );
}

/** How often the business gave its deals. Renders nothing without a score. */
export function HonourFact({ deal: { honour } }: Pick<DealFactsProps, 'deal'>) {
  const t = useTexts(sharedTexts);
  return honour ? (
    <div className={styles.honour} data-part="honour">
      {t('givenTimes', honour)}
    </div>
  ) : null;
}
