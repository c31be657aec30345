import type { UseFormRegisterReturn } from 'react-hook-form';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import styles from './choice-list.module.css';

interface Choice {
  value: string;
  label: string;
  text?: string;
}

interface ChoiceListProps {
  label: string;
  /** True where the heading of the page says the same. */
  labelHidden?: boolean;
  choices: readonly Choice[];
  error?: string;
  field: UseFormRegisterReturn;
}

/** Choice of one of a few options, each in a box of its own. */
export function ChoiceList({ label, labelHidden, choices, error, field }: ChoiceListProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={labelHidden ? undefined : styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {choices.map(({ value, label: words, text }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" value={value} aria-invalid={error ? true : undefined} {...field} />
          <span>
            {words}
            {text && <small>{text}</small>}
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className={styles.error}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
