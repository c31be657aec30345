import { AutoComplete, Form, Input } from 'antd';
import { useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { concerns, type SignupField } from 'shared-ui/platform';
import styles from '../business.module.css';
import { findAccountFault, type VendorSignupForm } from './signup-form-values';
import { signupTexts } from './signup-texts';

/** Who opens the account: the same fields and rules as for a shopper. */
export function AccountFields() {
  const t = useTexts(signupTexts);
  const language = useLanguage();
  const form = Form.useFormInstance<VendorSignupForm>();
  const { data: cities = [] } = useCatalogLocationsQuery();
  const field = (name: SignupField) => ({
    name,
    label: t(name),
    // Leaving a field is too early for the others' faults: asked when it is sent.
    validateTrigger: 'onSubmit',
    rules: [
      {
        validator: async () => {
          const values = form.getFieldsValue();
          const fault = findAccountFault(values);
          if (fault && concerns(fault, name, values)) throw new Error(t(`${fault}Text`));
        },
      },
    ],
  });
  return (
    <fieldset>
      <legend className={styles.legend}>{t('you')}</legend>
      <div className={styles.pair}>
        <Form.Item {...field('firstName')}>
          <Input autoComplete="given-name" maxLength={60} />
        </Form.Item>
        <Form.Item {...field('lastName')}>
          <Input autoComplete="family-name" maxLength={60} />
        </Form.Item>
        <Form.Item {...field('email')}>
          <Input type="email" autoComplete="email" autoCapitalize="none" maxLength={254} />
        </Form.Item>
        <Form.Item {...field('phone')}>
          <Input type="tel" autoComplete="tel" maxLength={20} />
        </Form.Item>
        <Form.Item {...field('city')}>
          <AutoComplete
            options={cities.map(({ name, nameNe }) => ({ value: inLanguage(language, name, nameNe) }))}
          />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item {...field('password')} extra={t('passwordHint')}>
          <Input.Password autoComplete="new-password" maxLength={512} />
        </Form.Item>
        <Form.Item {...field('confirmPassword')}>
          <Input.Password autoComplete="new-password" maxLength={512} />
        </Form.Item>
      </div>
    </fieldset>
  );
}
