import { useCatalogCategoriesQuery, useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import type { ComparedField } from './proposal';
import { moderationTexts } from '../texts';

const MONEY: readonly ComparedField[] = ['originalPrice', 'discountedPrice', 'minimumBill'];
const DATES: readonly ComparedField[] = ['startDate', 'endDate'];

/** One field of a deal in words. */
export function FieldValue({ deal, field }: { deal: ManagedDealView; field: ComparedField }) {
  const t = useTexts(moderationTexts);
  const format = useFormat();
  const { data: categories = [] } = useCatalogCategoriesQuery();
  const { data: locations = [] } = useCatalogLocationsQuery();
  const value = deal[field];
  if (value === null || value === undefined) return t('noLimit');
  if (MONEY.includes(field)) return format.money(Number(value));
  if (DATES.includes(field)) return format.date(String(value));
  const named =
    field === 'categoryId'
      ? categories.find(({ id }) => id === value)
      : field === 'locationId'
        ? locations.find(({ id }) => id === value)
        : undefined;
  if (named) return inLanguage(format.language, named.name, named.nameNe);
  if (field === 'discountType') return t(`kind_${deal.discountType}`);
  if (field === 'saleMode') return t(`sale_${deal.saleMode}`);
  if (field === 'taxes') return t(`taxes_${deal.taxes}`);
  if (field === 'weekdays') return deal.weekdays?.map((day) => format.weekday(day)).join(', ');
  return Array.isArray(value) ? value.join(', ') : String(value);
}
