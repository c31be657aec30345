import { useId, type ReactNode } from 'react';
import styles from './segmented.module.css';

export interface SegmentedChoice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  label: string;
  choices: readonly SegmentedChoice<Value>[];
  value: Value;
  onChange(value: NoInfer<Value>): void;
}

/** Choice of one of a few visible options: radio buttons styled as a segmented control. */
export function Segmented<Value extends string>({ label, choices, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className={styles.group} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon}
          {choice.label}
        </label>
      ))}
    </div>
  );
}
