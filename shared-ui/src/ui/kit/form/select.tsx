import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame, Field, type FieldParts } from './field';
import styles from './field.module.css';

export interface Option {
  value: string;
  label: string;
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldParts {
  options: readonly Option[];
  /** Shown while no option is chosen. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The native select element, which works with every keyboard, screen reader and phone. */
export function Select(props: SelectProps) {
  const { label, hint, error, aside, id, className, options, placeholder, ...select } = props;
  return (
    <Field {...{ label, hint, error, aside, id, className }}>
      {(control) => (
        <FieldFrame invalid={Boolean(error)} end={<ChevronDown size={18} className={styles.arrow} />}>
          <select className={styles.input} {...control} {...select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
    </Field>
  );
}
