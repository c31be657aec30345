import { FormProvider } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, Form } from 'shared-ui/ui';
import { BusinessFields } from './business-fields';
import styles from './business.module.css';
import { DocumentFields } from './documents/document-fields';
import { businessTexts } from './texts';
import { useRegister } from './use-register';

export function RegistrationForm({ reload }: { reload: () => void }) {
  const t = useTexts(businessTexts);
  const { form, busy, complete, submit } = useRegister(reload);
  if (complete) {
    return (
      <Card className={styles.panel} role="status">
        <h2>{t('complete')}</h2>
        <p className={styles.quiet}>{t('completeText')}</p>
      </Card>
    );
  }
  return (
    <Card className={styles.panel}>
      <h2>{t('formTitle')}</h2>
      <FormProvider {...form}>
        <Form className={styles.stack} onSubmit={(event) => void submit(event)}>
          <BusinessFields />
          <DocumentFields />
          <Button type="submit" size="large" wide disabled={busy}>
            {t(busy ? 'registering' : 'register')}
          </Button>
        </Form>
      </FormProvider>
    </Card>
  );
}
