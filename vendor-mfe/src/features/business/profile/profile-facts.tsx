import type { VendorView } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { contactFields } from '../business-form';
import styles from './profile-facts.module.css';
import { businessTexts } from '../texts';

/** Current contact details of the business. */
export function ProfileFacts({ vendor }: { vendor: VendorView }) {
  const t = useTexts(businessTexts);
  return (
    <dl className={styles.facts}>
      {contactFields.map((field) => (
        <div key={field}>
          <dt>{t(field)}</dt>
          <dd>{vendor[field] ?? t('none')}</dd>
        </div>
      ))}
    </dl>
  );
}
