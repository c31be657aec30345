import { useRef } from 'react';
import { Field } from '../kit/form/field';
import styles from './digits-field.module.css';
import { DIGITS } from './use-number-sheet';

interface DigitsFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange(digits: string): void;
}

/** One input that is drawn as six boxes, so that pasted text and keyboard suggestions fill all of them. */
export function DigitsField({ label, hint, error, value, onChange }: DigitsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const boxes = Array.from({ length: DIGITS }, (_, at) => value[at] ?? '');
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <div className={styles.field}>
          <input
            {...control}
            ref={input}
            className={styles.input}
            name="digits"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            value={value}
            onChange={({ target }) => onChange(target.value.replace(/[^\d०-९]/g, '').slice(0, DIGITS))}
          />
          <div className={styles.boxes} aria-hidden>
            {boxes.map((digit, at) => (
              <span
                key={at}
                className={styles.box}
                data-next={at === Math.min(value.length, DIGITS - 1) || undefined}
                data-wrong={Boolean(error) || undefined}
              >
                {digit}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
