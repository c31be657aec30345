import { useController } from 'react-hook-form';
import { useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import { useTexts } from 'shared-ui/i18n';
import { FoldedFields } from '../../../shared/form/folded-fields';
import { SuggestionField } from '../../../shared/form/suggestion-field';
import { FormTextField } from '../../../shared/form/text-fields';
import { AreaField } from './area-field';
import { findBranchFieldError, type BranchForm, type BranchText } from './branch-form';
import styles from '../business.module.css';
import { HoursField } from './hours-field';
import { findHoursFieldError } from './opening-hours';
import { OwnPlaceButton } from './own-place-button';
import { PinField } from './pin-field';
import { businessTexts } from '../texts';

/** An error in one of them unfolds both; most owners set the pin. */
const COORDINATES: readonly string[] = ['latitude', 'longitude'];

function OpeningHours() {
  const t = useTexts(businessTexts);
  const validate = (days: BranchForm['days']) => {
    const fieldError = findHoursFieldError(days);
    return fieldError ? t(fieldError) : true;
  };
  const { field, fieldState } = useController<BranchForm, 'days'>({ name: 'days', rules: { validate } });
  return <HoursField value={field.value} onChange={field.onChange} error={fieldState.error?.message} />;
}

/** Name, address, map position and opening hours of a branch. */
export function BranchFields() {
  const t = useTexts(businessTexts);
  const { data: cities } = useCatalogLocationsQuery();
  const rule = (field: BranchText) => (_text: string, form: Record<string, unknown>) => {
    const fieldError = findBranchFieldError(form as BranchForm, field);
    return fieldError ? t(fieldError) : true;
  };
  return (
    <>
      <FormTextField
        name="name"
        label={t('branchName')}
        hint={t('branchNameHint')}
        rule={rule('name')}
        maxLength={80}
      />
      <FormTextField name="address" label={t('address')} rule={rule('address')} maxLength={160} />
      <SuggestionField name="city" label={t('city')} rule={rule('city')} rows={cities} />
      <AreaField />
      <div>
        <OwnPlaceButton />
        <PinField />
        <p className={styles.quiet}>{t('pinHint')}</p>
      </div>
      <FoldedFields label={t('typeCoordinates')} names={COORDINATES} className={styles.pair}>
        <FormTextField
          name="latitude"
          label={t('latitude')}
          rule={rule('latitude')}
          inputMode="decimal"
          placeholder="27.7172"
        />
        <FormTextField
          name="longitude"
          label={t('longitude')}
          rule={rule('longitude')}
          inputMode="decimal"
          placeholder="85.3240"
        />
      </FoldedFields>
      <div>
        <h3 className={styles.legend}>{t('hours')}</h3>
        <p className={styles.hint}>{t('hoursHint')}</p>
        <OpeningHours />
      </div>
    </>
  );
}
