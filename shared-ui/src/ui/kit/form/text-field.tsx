import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame, Field, type FieldParts } from './field';
import styles from './field.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldParts {
  start?: ReactNode;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  hint,
  error,
  aside,
  start,
  end,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, aside, id, className }}>
      {(control) => (
        <FieldFrame invalid={Boolean(error)} start={start} end={end}>
          <input className={styles.input} {...control} {...input} />
        </FieldFrame>
      )}
    </Field>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldParts {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, hint, error, aside, id, className, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, aside, id, className }}>
      {(control) => (
        <FieldFrame invalid={Boolean(error)}>
          <textarea className={styles.input} rows={rows} {...control} {...area} />
        </FieldFrame>
      )}
    </Field>
  );
}
