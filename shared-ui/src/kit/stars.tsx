import { Star } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { sharedTexts, useFormat, useTexts } from '../i18n';
import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden';

const FIVE = [1, 2, 3, 4, 5] as const;

/** A given rating as five stars, read out as a sentence. */
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

/** One star and the average beside it: 4.8, then whatever belongs to it. */
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

interface StarInputProps {
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange(value: number): void;
}

/** Five radio buttons that look like stars: arrows, numbers of a screen reader and fingers all work. */
export function StarInput({ label, value, onChange }: StarInputProps) {
  const t = useTexts(sharedTexts);
  const name = useId();
  const [pointed, setPointed] = useState(0);
  return (
    <div role="radiogroup" aria-label={label} className={styles.input} onPointerLeave={() => setPointed(0)}>
      {FIVE.map((star) => (
        <label key={star} className={styles.choice} onPointerEnter={() => setPointed(star)}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            aria-label={t('stars', { count: star })}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <Star size={28} className={star <= (pointed || value) ? styles.full : styles.empty} />
        </label>
      ))}
    </div>
  );
}
