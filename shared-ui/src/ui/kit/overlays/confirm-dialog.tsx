import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../actions/button';
import type { ButtonStyle } from '../actions/button-style';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog';
import { Form } from '../form/form';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  variant?: ButtonStyle['variant'];
  busy: boolean;
  onConfirm(): void;
  onClose(): void;
  /** Additional content, such as a field for a reason. */
  children?: ReactNode;
}

/**
 * Asks for confirmation before an action that affects others. It is a form: Enter confirms, and the focus moves to an invalid
 * field.
 */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  variant,
  busy,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <Form className={styles.box} onSubmit={submit}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {children && <div className={styles.fields}>{children}</div>}
        <div className={styles.actions}>
          <Button variant="tint" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant={variant} disabled={busy}>
            {confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
