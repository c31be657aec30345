import { Banknote, Percent, type LucideIcon } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { Rings } from 'shared-ui/ui';
import type { DiscountType } from '../../../shared/price/discount';
import type { DealForm } from '../deal-fields';
import shared from '../deal-editor.module.css';
import styles from './kind-field.module.css';
import { dealEditorTexts } from '../texts';

const kinds: readonly { type: DiscountType; icon?: LucideIcon }[] = [
  { type: 'buyXgetY' },
  { type: 'percentage', icon: Percent },
  { type: 'fixed', icon: Banknote },
];

/** Type of the discount. It is the first field, because it determines which other fields are shown. */
export function KindField() {
  const t = useTexts(dealEditorTexts);
  const { setValue, clearErrors } = useFormContext<DealForm>();
  const { field } = useController<DealForm, 'discountType'>({ name: 'discountType' });
  const change = (type: DiscountType) => {
    // A percentage cannot become an amount in rupees or a badge text.
    setValue('discountValue', '');
    clearErrors('discountValue');
    field.onChange(type);
  };
  return (
    <fieldset>
      <legend className={shared.label}>{t('kind')}</legend>
      <div className={styles.kinds}>
        {kinds.map(({ type, icon: Icon }) => (
          <label key={type} className={styles.kind}>
            <input
              type="radio"
              name="discountType"
              value={type}
              checked={field.value === type}
              onChange={() => change(type)}
            />
            {Icon ? <Icon size={20} aria-hidden /> : <Rings />}
            <b>{t(type)}</b>
            <small>{t(`${type}Hint`)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
