import { Form } from 'antd';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { AccountFields } from './account-fields';
import { BusinessFields } from '../business-fields';
import styles from '../business.module.css';
import { EMPTY_SIGNUP, type VendorSignupForm } from './signup-form-values';
import { signupTexts } from './signup-texts';
import { useSignup } from './use-signup';

export function SignupForm() {
  const t = useTexts(signupTexts);
  const [form] = Form.useForm<VendorSignupForm>();
  const { busy, complete, submit } = useSignup(form);
  if (complete)
    return (
      <Card className={styles.panel} role="status">
        <h2>{t('doneTitle')}</h2>
        <p className={styles.quiet}>{t('doneText')}</p>
      </Card>
    );
  return (
    <Card className={styles.panel}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={EMPTY_SIGNUP}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void submit(values)}
        onFinishFailed={({ values }) => void submit(values)}
      >
        <AccountFields />
        <h2 className={styles.legend}>{t('business')}</h2>
        <BusinessFields withoutLogo />
        <p className={styles.hint}>{t('later')}</p>
        <Button type="submit" size="large" wide disabled={busy}>
          {t(busy ? 'busy' : 'submit')}
        </Button>
      </Form>
    </Card>
  );
}
