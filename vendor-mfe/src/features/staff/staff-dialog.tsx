import { useId, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog, Form } from 'shared-ui/ui';
import styles from './staff.module.css';
import { staffTexts } from './texts';

interface StaffDialogProps {
  title: string;
  submit: string;
  busy: boolean;
  onSubmit(event: { preventDefault(): void }): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** Dialog with a form about one staff member. */
export function StaffDialog({ title, submit, busy, onSubmit, onClose, children }: StaffDialogProps) {
  const t = useTexts(staffTexts);
  const id = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <div className={styles.box}>
        <h2 id={id}>{title}</h2>
        <Form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
          {children}
          <div className={styles.buttons}>
            <Button variant="tint" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={busy}>
              {busy ? t('sending') : submit}
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
