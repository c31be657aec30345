import { useTexts } from 'shared-ui/i18n';
import { FormTextArea, FormTextField } from '../../shared/form/text-fields';
import { findNepaliFieldError, type NepaliForm } from './business-form';
import { businessTexts } from './texts';

/** Nepali name and description. @param reviewed another name needs an admin's approval */
export function NepaliFields({ reviewed }: { reviewed: boolean }) {
  const t = useTexts(businessTexts);
  const rule = (field: keyof NepaliForm) => (text: string) => {
    const fieldError = findNepaliFieldError(field, text);
    return fieldError ? t(fieldError) : true;
  };
  return (
    <>
      <FormTextField
        name="nameNe"
        label={t('nameNe')}
        hint={t(reviewed ? 'nameReviewed' : 'nameNeHint')}
        rule={rule('nameNe')}
        lang="ne"
        maxLength={120}
      />
      <FormTextArea
        name="descriptionNe"
        label={t('descriptionNe')}
        hint={t('descriptionNeHint')}
        rule={rule('descriptionNe')}
        lang="ne"
      />
    </>
  );
}
