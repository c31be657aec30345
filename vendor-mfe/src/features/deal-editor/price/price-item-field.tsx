import { useContext } from 'react';
import { useController } from 'react-hook-form';
import { usePriceItemsListQuery } from 'shared-ui/api/price-items';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Select } from 'shared-ui/ui';
import type { DealForm } from '../deal-fields';
import shared from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import { AllowedPrice } from './allowed-price';

/** Regular price of the named item, which holds once an admin has confirmed the item. */
function ItemPrice() {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const allowed = useContext(AllowedPrice);
  if (!allowed || allowed.isBinding || allowed.amount === null || allowed.from === null) return null;
  const facts = { price: format.money(allowed.amount), date: format.date(allowed.from) };
  return (
    <p role="status" className={shared.small}>
      {t('priceItemPrice', facts)}
    </p>
  );
}

/** Item of the price log that the deal sells. An admin confirms it with the approval, so that it is fixed for a live deal (rule PL3). */
export function PriceItemField({ isLive }: { isLive: boolean }) {
  const t = useTexts(dealEditorTexts);
  const { data: items } = usePriceItemsListQuery(undefined, { skip: isLive });
  const { field, fieldState } = useController<DealForm, 'priceItemId'>({ name: 'priceItemId' });
  if (isLive || !items?.length) return null;
  return (
    <div className={shared.two}>
      <Select
        label={t('priceItem')}
        hint={t('priceItemHint')}
        error={fieldState.error?.message}
        value={field.value ?? ''}
        options={[
          { value: '', label: t('priceItemNone') },
          ...items.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ target }) => field.onChange(target.value ? Number(target.value) : null)}
        onBlur={field.onBlur}
      />
      <ItemPrice />
      <p className={shared.small}>
        <Link to="/dashboard/deals/prices">{t('priceItemsLink')}</Link>
      </p>
    </div>
  );
}
