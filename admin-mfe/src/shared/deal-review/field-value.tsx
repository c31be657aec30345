import { useCatalogCategoriesQuery, useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { inLanguage, useFormat, useTexts, type TextKey, type Translate } from 'shared-ui/i18n';
import { Lines, Photos, Venue } from './content-value';
import type { ComparedField } from './proposal';
import { moderationTexts } from './texts';
import type english from './texts.en.json';

const MONEY: readonly ComparedField[] = ['originalPrice', 'discountedPrice', 'minimumBill'];
const LINES: readonly ComparedField[] = ['included', 'includedNe', 'excluded', 'excludedNe'];
const DATES: readonly ComparedField[] = ['startDate', 'endDate'];

const priceForText = (
  { count, unit }: NonNullable<ManagedDealView['priceFor']>,
  t: Translate<TextKey<typeof english>>,
): string => t(`for_${unit}`, { count });

/** Formatted value of one field of a deal. */
export function FieldValue({ deal, field }: { deal: ManagedDealView; field: ComparedField }) {
  const t = useTexts(moderationTexts);
  const format = useFormat();
  const { data: categories = [] } = useCatalogCategoriesQuery();
  const { data: locations = [] } = useCatalogLocationsQuery();
  const value = deal[field];
  if (LINES.includes(field)) return <Lines lines={value as string[]} />;
  if (field === 'photos') return <Photos photos={deal.photos} />;
  if (field === 'venue') return deal.venue ? <Venue venue={deal.venue} /> : t('nothing');
  if (field === 'priceFor') return deal.priceFor ? priceForText(deal.priceFor, t) : t('nothing');
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
  if (field === 'food') return deal.food?.map((food) => t(`food_${food}`)).join(', ');
  if (field === 'weekdays') return deal.weekdays?.map((day) => format.weekday(day)).join(', ');
  return Array.isArray(value) ? value.join(', ') : String(value);
}
