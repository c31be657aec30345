import { Form } from 'antd';
import type { VendorView } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { BusinessFields } from '../business-fields';
import { profileFormOf, type ProfileForm } from '../business-form';
import styles from '../business.module.css';
import { ContactFields } from '../contact-fields';
import { DocumentFields } from '../documents/document-fields';
import { NepaliFields } from '../nepali-fields';
import { businessTexts } from '../texts';
import { useSaveProfile } from './use-save-profile';

interface ProfileFormProps {
  vendor: VendorView;
  onClose(): void;
}

export function EditProfile({ vendor, onClose }: ProfileFormProps) {
  const t = useTexts(businessTexts);
  const [form] = Form.useForm<ProfileForm>();
  const { busy, save } = useSaveProfile(form, vendor, onClose);
  const wasVerified = vendor.status === 'verified' || vendor.status === 'suspended';
  const submit = vendor.status === 'rejected' ? 'saveResubmit' : 'save';
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={profileFormOf(vendor)}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => void save(values)}
    >
      <BusinessFields reviewed={wasVerified} />
      <NepaliFields reviewed={wasVerified} />
      <ContactFields />
      <DocumentFields kept={wasVerified} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={busy}>
          {t(busy ? 'saving' : submit)}
        </Button>
        <Button variant="tint" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
