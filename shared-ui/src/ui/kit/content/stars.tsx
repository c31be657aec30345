import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { sharedTexts, useFormat, useTexts } from '../../../platform/i18n';
import styles from './stars.module.css';
import { VisuallyHidden } from '../layout/visually-hidden';

const FIVE = [1, 2, 3, 4, 5] as const;

/** Rating as five stars, with a sentence for screen readers. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const t = useTexts(sharedTexts);
  const format = useFormat();
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{t('ratingOf', { rating: format.rating(rating) })}</VisuallyHidden>
      {FIVE.map((star) => (
        <Star key={star} size={size} className={star <= Math.round(rating) ? styles.full : styles.empty} />
      ))}
    </span>
  );
}

/** One star and the average rating, such as 4.8, followed by the children. */
export function RatingMark({ rating, children }: { rating: number; children?: ReactNode }) {
  const t = useTexts(sharedTexts);
  const format = useFormat();
  return (
    <span className={styles.rating}>
      <Star size={16} className={styles.full} />
      <VisuallyHidden>{t('ratingOf', { rating: format.rating(rating) })}</VisuallyHidden>
      <b aria-hidden>{format.rating(rating)}</b>
      {children}
    </span>
  );
}
