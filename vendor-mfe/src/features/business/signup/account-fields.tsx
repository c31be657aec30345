import { useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import { useTexts } from 'shared-ui/i18n';
import { concerns, type SignupField } from 'shared-ui/platform';
import { SuggestionField } from '../../../shared/form/suggestion-field';
import { FormPasswordField, FormTextField } from '../../../shared/form/text-fields';
import styles from '../business.module.css';
import { findAccountFieldError, type VendorSignupForm } from './signup-form-values';
import { signupTexts } from './signup-texts';

/** Account fields of the owner, with the same rules as for customers. */
export function AccountFields() {
  const t = useTexts(signupTexts);
  const { data: cities } = useCatalogLocationsQuery();
  const field = (name: SignupField) => ({
    name,
    label: t(name),
    rule: (_text: string, values: Record<string, unknown>) => {
      const form = values as VendorSignupForm;
      const fieldError = findAccountFieldError(form);
      return fieldError && concerns(fieldError, name, form) ? t(`${fieldError}Text`) : true;
    },
  });
  return (
    <fieldset className={styles.stack}>
      <legend className={styles.legend}>{t('you')}</legend>
      <div className={styles.pair}>
        <FormTextField {...field('firstName')} autoComplete="given-name" maxLength={60} />
        <FormTextField {...field('lastName')} autoComplete="family-name" maxLength={60} />
        <FormTextField
          {...field('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
        />
        <FormTextField {...field('phone')} type="tel" autoComplete="tel" maxLength={20} />
        <SuggestionField {...field('city')} rows={cities} />
      </div>
      <div className={styles.pair}>
        <FormPasswordField
          {...field('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          maxLength={512}
        />
        <FormPasswordField {...field('confirmPassword')} autoComplete="new-password" maxLength={512} />
      </div>
    </fieldset>
  );
}
