import { Form } from 'antd';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card } from 'shared-ui/ui';
import { BusinessFields } from './business-fields';
import type { BusinessForm } from './business-form';
import styles from './business.module.css';
import { DocumentFields } from './documents/document-fields';
import { businessTexts } from './texts';
import { useRegister } from './use-register';

const EMPTY: BusinessForm = { businessName: '', category: '', description: '', website: '', logo: null };

export function RegistrationForm({ reload }: { reload: () => void }) {
  const t = useTexts(businessTexts);
  const [form] = Form.useForm<BusinessForm>();
  const { busy, complete, submit } = useRegister(form, reload);
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
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={EMPTY}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        onFinish={(values) => void submit(values)}
      >
        <BusinessFields />
        <DocumentFields />
        <Button type="submit" size="large" wide disabled={busy}>
          {t(busy ? 'registering' : 'register')}
        </Button>
      </Form>
    </Card>
  );
}
