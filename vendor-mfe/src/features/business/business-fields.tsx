import { useCatalogCategoriesQuery } from 'shared-ui/api/catalog';
import { useTexts } from 'shared-ui/i18n';
import { SuggestionField } from '../../shared/form/suggestion-field';
import { FormTextArea, FormTextField } from '../../shared/form/text-fields';
import { findBusinessFieldError, type TypedField } from './business-form';
import { LogoField } from './profile/logo-field';
import { businessTexts } from './texts';

/** Returns the validation of a field, with its error text. */
function useRule() {
  const t = useTexts(businessTexts);
  return (field: TypedField) => (text: string) => {
    const fieldError = findBusinessFieldError(field, text);
    return fieldError ? t(fieldError) : true;
  };
}

interface BusinessFieldsProps {
  /** States that a new name or category needs an admin's approval. */
  reviewed?: boolean;
  /** Hides the logo, because an upload requires a signed-in user. */
  withoutLogo?: boolean;
}

/** Fields for name, category, description and logo of the business. */
export function BusinessFields({ reviewed, withoutLogo }: BusinessFieldsProps) {
  const t = useTexts(businessTexts);
  const rule = useRule();
  const { data: categories } = useCatalogCategoriesQuery();
  const note = reviewed ? t('nameReviewed') : undefined;
  return (
    <>
      <FormTextField
        name="businessName"
        label={t('name')}
        hint={note ?? t('nameHint')}
        rule={rule('businessName')}
        autoComplete="organization"
        maxLength={120}
      />
      <SuggestionField
        name="category"
        label={t('category')}
        hint={note ?? t('categoryHint')}
        rule={rule('category')}
        rows={categories}
      />
      <FormTextArea
        name="description"
        label={t('description')}
        hint={t('descriptionHint')}
        rule={rule('description')}
      />
      <FormTextField
        name="website"
        label={t('website')}
        rule={rule('website')}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        maxLength={200}
      />
      {!withoutLogo && <LogoField />}
    </>
  );
}
