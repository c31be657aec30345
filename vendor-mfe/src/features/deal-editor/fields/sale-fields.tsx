import { useFormContext } from 'react-hook-form';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Select } from 'shared-ui/ui';
import { ChoiceGroup } from '../../../shared/form/choice-group';
import { dealTaxes, passValidities, type DealForm } from '../deal-fields';
import styles from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import { useDealField } from '../use-deal-field';
import { validityWords } from './validity-words';

const SALES = ['counter', 'prepaid'] as const;

/** Select whose option values are stored as numbers. */
function ValidityField() {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const { id, label } = useDealField()('passValidityHours');
  const { register } = useFormContext<DealForm>();
  const options = passValidities.map((hours) => ({
    value: String(hours),
    label: validityWords(hours, t, format),
  }));
  return (
    <Select
      {...{ id, label, options }}
      hint={t('validityHint')}
      {...register('passValidityHours', { valueAsNumber: true })}
    />
  );
}

/** Sale mode and code validity. */
export function SaleFields() {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  const { register, formState } = useFormContext<DealForm>();
  const { errors } = formState;
  const { rule, ...taxes } = field('taxes');
  return (
    <div className={styles.two}>
      <ChoiceGroup
        label={t('saleMode')}
        error={errors.saleMode?.message}
        className={styles.sale}
        choices={SALES.map((sale) => ({ value: sale, label: t(`sale_${sale}`) }))}
        field={register('saleMode', { validate: field('saleMode').rule })}
      />
      <Select
        {...taxes}
        hint={t('taxesHint')}
        options={dealTaxes.map((value) => ({ value, label: t(`taxes_${value}`) }))}
        error={errors.taxes?.message}
        {...register('taxes', { validate: rule })}
      />
      <ValidityField />
    </div>
  );
}
