import { useController } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { Select, TextField } from 'shared-ui/ui';
import type { DealForm } from '../deal-fields';
import styles from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import { useDealField } from '../use-deal-field';
import { priceUnits, type PriceUnit } from './content-kinds';

/** Unit of the price: number of people, nights, pieces or visits. */
export function PriceForField() {
  const t = useTexts(dealEditorTexts);
  const { label, rule } = useDealField()('priceFor');
  const { field, fieldState } = useController<DealForm, 'priceFor'>({
    name: 'priceFor',
    rules: { validate: rule },
  });
  const { value, onChange, onBlur } = field;
  const choose = (unit: string) =>
    onChange(unit ? { count: value?.count ?? '', unit: unit as PriceUnit } : null);
  return (
    <div className={styles.two}>
      <Select
        label={label}
        hint={t('priceForHint')}
        value={value?.unit ?? ''}
        options={[
          { value: '', label: t('priceForNothing') },
          ...priceUnits.map((unit) => ({ value: unit, label: t(`unit_${unit}`) })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {value && (
        <TextField
          label={t('priceForCount')}
          error={fieldState.error?.message}
          value={value.count}
          inputMode="numeric"
          maxLength={10}
          onChange={({ target }) => onChange({ ...value, count: target.value })}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}
