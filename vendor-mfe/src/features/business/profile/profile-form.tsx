import { FormProvider } from 'react-hook-form';
import type { VendorView } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { Button, Form } from 'shared-ui/ui';
import { BusinessFields } from '../business-fields';
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
  const { form, busy, submit } = useSaveProfile(vendor, onClose);
  const wasVerified = vendor.status === 'verified' || vendor.status === 'suspended';
  const label = vendor.status === 'rejected' ? 'saveResubmit' : 'save';
  return (
    <FormProvider {...form}>
      <Form className={styles.stack} onSubmit={(event) => void submit(event)}>
        <BusinessFields reviewed={wasVerified} />
        <NepaliFields reviewed={wasVerified} />
        <ContactFields />
        <DocumentFields saved={wasVerified} />
        <div className={styles.buttons}>
          <Button type="submit" disabled={busy}>
            {t(busy ? 'saving' : label)}
          </Button>
          <Button variant="tint" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </FormProvider>
  );
}
