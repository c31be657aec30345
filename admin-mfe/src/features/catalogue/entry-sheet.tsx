import { useId, type ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Form, Sheet } from 'shared-ui/ui';
import styles from './catalogue.module.css';
import { CheckField } from './check-field';
import { catalogueTexts } from './texts';
import type { EntryForm } from './use-entry-form';

interface EntrySheetProps<Values> {
  title: string;
  form: EntryForm<Values>;
  onClose(): void;
  children: ReactNode;
}

/** The form of one entry, in a drawer beside the list. */
export function EntrySheet<Values extends object>(props: EntrySheetProps<Values>) {
  const { title, form, onClose, children } = props;
  const t = useTexts(catalogueTexts);
  const id = useId();
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      foot={
        <Button type="submit" form={id} wide disabled={form.busy || form.isStale}>
          {t(form.busy ? 'saving' : 'save')}
        </Button>
      }
    >
      <Form
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.busy && !form.isStale) void form.save();
        }}
      >
        {form.isStale && (
          <Alert tone="warning" live title={t('stale')}>
            <p>{t('staleText')}</p>
            <span className={styles.choices}>
              <Button size="small" variant="outline" onClick={form.takeTheirs}>
                {t('takeTheirs')}
              </Button>
              <Button size="small" variant="text" onClick={form.keepMine}>
                {t('keepMine')}
              </Button>
            </span>
          </Alert>
        )}
        {children}
        {'isActive' in form.values && (
          <CheckField
            label={t('active')}
            note={t('activeText')}
            checked={Boolean(form.values.isActive)}
            onChange={(isActive) => form.set({ isActive } as unknown as Partial<Values>)}
          />
        )}
      </Form>
    </Sheet>
  );
}
