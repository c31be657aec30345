import { useTexts } from 'shared-ui/i18n';
import { FormTextField } from '../../shared/form/text-fields';
import { contactFields, type ContactForm } from './business-form';
import styles from './business.module.css';
import { businessTexts } from './texts';

const AUTO_COMPLETE: Readonly<Partial<Record<keyof ContactForm, string>>> = {
  address: 'street-address',
  city: 'address-level2',
  phone: 'tel',
  email: 'email',
  contactName: 'name',
};

/** Contact details and registration numbers of a business. */
export function ContactFields() {
  const t = useTexts(businessTexts);
  return (
    <fieldset>
      <legend className={styles.legend}>{t('contactTitle')}</legend>
      <div className={styles.pair}>
        {contactFields.map((field) => (
          <FormTextField
            key={field}
            name={field}
            label={t(field)}
            autoComplete={AUTO_COMPLETE[field]}
            maxLength={160}
          />
        ))}
      </div>
    </fieldset>
  );
}
