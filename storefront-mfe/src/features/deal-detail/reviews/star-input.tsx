import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { sharedTexts, useTexts } from 'shared-ui/i18n';
import styles from './star-input.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

interface StarInputProps {
  label: string;
  /** 0 without a selection. */
  value: number;
  onChange(value: number): void;
}

/** Five radio buttons styled as stars, usable with arrow keys, touch and screen readers. */
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
