import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './field.module.css';

export interface FieldParts {
  label: string;
  hint?: string;
  /** Error below the field, in the current language. */
  error?: string;
  /** Element at the right of the label, such as a link. */
  aside?: ReactNode;
}

export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldParts {
  id?: string;
  className?: string;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, control and the message below it, linked by ids. */
export function Field({ label, hint, error, aside, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {error && <CircleAlert size={16} />}
          {note}
        </p>
      )}
    </div>
  );
}

/** Frame around a control, with optional content before and after it. */
export function FieldFrame(props: {
  invalid?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={cx(styles.control, props.invalid && styles.invalid)}>
      {props.start}
      {props.children}
      {props.end}
    </span>
  );
}
