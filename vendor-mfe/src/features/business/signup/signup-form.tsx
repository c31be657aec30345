import { FormProvider } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, Form } from 'shared-ui/ui';
import { AccountFields } from './account-fields';
import { BusinessFields } from '../business-fields';
import styles from '../business.module.css';
import { signupTexts } from './signup-texts';
import { useSignup } from './use-signup';

export function SignupForm() {
  const t = useTexts(signupTexts);
  const { form, busy, complete, submit } = useSignup();
  if (complete)
    return (
      <Card className={styles.panel} role="status">
        <h2>{t('doneTitle')}</h2>
        <p className={styles.quiet}>{t('doneText')}</p>
      </Card>
    );
  return (
    <Card className={styles.panel}>
      <FormProvider {...form}>
        <Form className={styles.stack} onSubmit={(event) => void submit(event)}>
          <AccountFields />
          <h2 className={styles.legend}>{t('business')}</h2>
          <BusinessFields withoutLogo />
          <p className={styles.hint}>{t('later')}</p>
          <Button type="submit" size="large" wide disabled={busy}>
            {t(busy ? 'busy' : 'submit')}
          </Button>
        </Form>
      </FormProvider>
    </Card>
  );
}
