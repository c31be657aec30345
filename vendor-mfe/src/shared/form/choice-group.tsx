import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { cx } from 'shared-ui/ui';
import styles from './form.module.css';

interface ChoiceGroupProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  error: string | undefined;
  className?: string;
  /** Registration of the field in the form. */
  field: UseFormRegisterReturn;
}

/** Radio group that shows all options. */
export function ChoiceGroup({ label, choices, error, className, field }: ChoiceGroupProps) {
  const noteId = useId();
  return (
    <fieldset className={cx(styles.choices, className)}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            value={choice.value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
            {...field}
          />
          {choice.label}
        </label>
      ))}
      {error && (
        <p id={noteId} className={styles.error}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
