import { useCatalogCategoriesQuery, useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { inLanguage, useFormat, useTexts, type Format, type TextKey, type Translate } from 'shared-ui/i18n';
import { BranchNames } from './branch-names';
import { Lines, Photos, Venue } from './content-value';
import type { ComparedField } from './proposal';
import { moderationTexts } from './texts';
import type english from './texts.en.json';

const MONEY: readonly ComparedField[] = ['originalPrice', 'discountedPrice', 'minimumBill'];
const LINES: readonly ComparedField[] = ['included', 'includedNe', 'excluded', 'excludedNe'];
const DATES: readonly ComparedField[] = ['startDate', 'endDate'];
const CLOCKS: readonly ComparedField[] = ['hoursFrom', 'hoursUntil'];

type T = Translate<TextKey<typeof english>>;

/** The discount with its unit: a share of the price, an amount, or the words of the business. */
function discountText({ discountType, discountValue }: ManagedDealView, t: T, format: Format): string {
  const value = Number(discountValue);
  if (discountType === 'buyXgetY' || Number.isNaN(value)) return discountValue;
  return discountType === 'percentage' ? t('percent', { value: format.number(value) }) : format.money(value);
}

const priceForText = ({ count, unit }: NonNullable<ManagedDealView['priceFor']>, t: T): string =>
  t(`for_${unit}`, { count });

/** Formatted value of one field of a deal. */
export function FieldValue({ deal, field }: { deal: ManagedDealView; field: ComparedField }) {
  const t = useTexts(moderationTexts);
  const format = useFormat();
  const { data: categories = [] } = useCatalogCategoriesQuery();
  const { data: locations = [] } = useCatalogLocationsQuery();
  const value = deal[field];
  if (LINES.includes(field)) return <Lines lines={value as string[]} />;
  if (field === 'photos') return <Photos photos={deal.photos} />;
  if (field === 'branchIds') return <BranchNames vendorId={deal.vendorId} ids={deal.branchIds} />;
  if (field === 'venue') return deal.venue ? <Venue venue={deal.venue} /> : t('nothing');
  if (field === 'priceFor') return deal.priceFor ? priceForText(deal.priceFor, t) : t('nothing');
  if (value === null || value === undefined) return t('noLimit');
  if (MONEY.includes(field)) return format.money(Number(value));
  if (DATES.includes(field)) return format.date(String(value));
  if (CLOCKS.includes(field)) return format.hour(`2026-01-01T${String(value)}:00+05:45`);
  if (field === 'discountValue') return discountText(deal, t, format);
  if (field === 'passValidityHours') return t('hours', { count: deal.passValidityHours });
  if (field === 'partySize') return t('for_people', { count: deal.partySize ?? 0 });
  if (field === 'blackoutDates') return deal.blackoutDates?.map((day) => format.date(day)).join(', ');
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
  if (typeof value === 'number') return format.number(value);
  return Array.isArray(value) ? value.join(', ') : String(value);
}
