import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './form.module.css';

interface FoldedFieldsProps {
  label: string;
  /** The fields inside: one of them with a value or an error unfolds them. */
  names: readonly string[];
  className?: string;
  children: ReactNode;
}

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Fields that most forms leave empty, folded away until they are needed. */
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
