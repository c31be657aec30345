import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './form.module.css';

interface FoldedFieldsProps {
  label: string;
  /** Names of the fields inside. A value or an error of one of them expands the group. */
  names: readonly string[];
  className?: string;
  children: ReactNode;
}

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Group of rarely used fields, collapsed by default. */
export function FoldedFields({ label, names, className, children }: FoldedFieldsProps) {
  const { getValues, formState } = useFormContext();
  const [isOpen, setOpen] = useState(() => names.some((name) => isFilled(getValues(name))));
  const hasError = names.some((name) => formState.errors[name]);
  return (
    <details
      className={styles.folded}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      <div className={className}>{children}</div>
    </details>
  );
}
