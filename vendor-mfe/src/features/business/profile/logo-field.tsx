import { useController } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { ImageUpload } from 'shared-ui/ui';
import type { BusinessForm } from '../business-form';
import styles from '../business.module.css';
import { businessTexts } from '../texts';

/** Upload of the business logo. */
export function LogoField() {
  const t = useTexts(businessTexts);
  const { value, onChange } = useController<BusinessForm, 'logo'>({ name: 'logo' }).field;
  return (
    <fieldset>
      <legend className={styles.legend}>{t('logo')}</legend>
      <ImageUpload
        label={t('logo')}
        purpose="logo"
        preview={value && <img src={value} alt="" width={80} height={80} className={styles.sign} />}
        hasPicture={value !== null}
        onChange={onChange}
      />
    </fieldset>
  );
}
