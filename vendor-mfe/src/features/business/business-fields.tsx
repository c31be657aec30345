import { AutoComplete, Form, Input } from 'antd';
import { useCatalogCategoriesQuery } from 'shared-ui/api/catalog';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { findBusinessFault, type TypedField } from './business-form';
import { LogoField } from './profile/logo-field';
import { businessTexts } from './texts';

/** Rules of the four fields, with our sentences. */
function useRule() {
  const t = useTexts(businessTexts);
  return (field: TypedField) => ({
    validator: async (_rule: unknown, text: string | undefined) => {
      const fault = findBusinessFault(field, text);
      if (fault) throw new Error(t(fault));
    },
  });
}

function useCategoryNames(): { value: string }[] {
  const language = useLanguage();
  const { data: categories = [] } = useCatalogCategoriesQuery();
  return categories.map(({ name, nameNe }) => ({ value: inLanguage(language, name, nameNe) }));
}

interface BusinessFieldsProps {
  /** Another name or category waits for an admin. */
  reviewed?: boolean;
  /** Nobody is signed in who could upload it. */
  withoutLogo?: boolean;
}

/** What a business is. */
export function BusinessFields({ reviewed, withoutLogo }: BusinessFieldsProps) {
  const t = useTexts(businessTexts);
  const rule = useRule();
  const categories = useCategoryNames();
  const note = reviewed ? t('nameReviewed') : undefined;
  return (
    <>
      <Form.Item
        name="businessName"
        label={t('name')}
        extra={note ?? t('nameHint')}
        rules={[rule('businessName')]}
      >
        <Input autoComplete="organization" maxLength={120} />
      </Form.Item>
      <Form.Item
        name="category"
        label={t('category')}
        extra={note ?? t('categoryHint')}
        rules={[rule('category')]}
      >
        <AutoComplete
          options={categories}
          showSearch={{
            filterOption: (typed, option) =>
              option?.value.toLowerCase().includes(typed.toLowerCase()) ?? false,
          }}
        />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('description')}
        extra={t('descriptionHint')}
        rules={[rule('description')]}
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 10 }} />
      </Form.Item>
      <Form.Item name="website" label={t('website')} rules={[rule('website')]}>
        <Input inputMode="url" autoComplete="url" autoCapitalize="none" maxLength={200} />
      </Form.Item>
      {!withoutLogo && <LogoField />}
    </>
  );
}
