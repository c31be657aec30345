import { useWatch } from 'react-hook-form';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { TextField } from 'shared-ui/ui';
import { FormTextField } from '../../../shared/form/text-fields';
import type { DealForm } from '../deal-fields';
import { dealPriceOf } from './deal-price';
import styles from './price-fields.module.css';
import { dealEditorTexts } from '../texts';
import { useDealField } from '../use-deal-field';

/** Price computed from the original price and the discount; read-only. */
function ComputedPrice() {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const price = dealPriceOf(useWatch<DealForm>() as DealForm);
  const isFree = price === 0;
  return (
    <div>
      <TextField
        label={t('dealPrice')}
        hint={isFree ? undefined : t('dealPriceComputed')}
        readOnly
        start={t('rupees')}
        value={price === null ? '' : format.number(price)}
      />
      {isFree && <p className={styles.warning}>{t('priceIsZero', { price: format.money(0) })}</p>}
    </div>
  );
}

/** Original price and discount. */
export function PriceFields() {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  const kind = useWatch<DealForm, 'discountType'>({ name: 'discountType' });
  const isNamed = kind === 'buyXgetY';
  const rupees = { inputMode: 'numeric', start: t('rupees'), maxLength: 14 } as const;
  return (
    <div className={styles.three}>
      <FormTextField {...field('originalPrice')} {...rupees} />
      <FormTextField
        {...field('discountValue')}
        label={t(`value_${kind}`)}
        className={isNamed ? styles.last : undefined}
        inputMode={isNamed ? 'text' : 'decimal'}
        placeholder={isNamed ? t('badgeExample') : undefined}
        start={kind === 'fixed' ? t('rupees') : undefined}
        end={kind === 'percentage' ? '%' : undefined}
        maxLength={60}
      />
      {isNamed ? <FormTextField {...field('discountedPrice')} {...rupees} /> : <ComputedPrice />}
    </div>
  );
}
