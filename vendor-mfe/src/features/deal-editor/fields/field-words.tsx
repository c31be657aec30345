import type { ReactNode } from 'react';
import {
  useCatalogCategoriesQuery,
  useCatalogLocationsQuery,
  useCatalogPlacesQuery,
} from 'shared-ui/api/catalog';
import { usePriceItemsListQuery } from 'shared-ui/api/price-items';
import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { fromDayText, startOfNepalDay } from 'shared-ui/format';
import { inLanguage, useFormat, useTexts, type Format } from 'shared-ui/i18n';
import { priceForWords, venueWords } from '../contents/content-words';
import { dealFields, type DealForm, type FormField } from '../deal-fields';
import type { Shown } from '../field-kinds';
import { wholeNumberOf } from '../../../shared/price/whole-number';
import styles from './field-words.module.css';
import { dealEditorTexts } from '../texts';
import { useDealLabel } from '../use-deal-field';
import { validityWords } from './validity-words';

interface Named {
  id: number;
  name: string;
  nameNe?: string;
}

const nameOf = (rows: readonly Named[] | undefined, id: number | null, { language }: Format): string => {
  const row = rows?.find((one) => one.id === id);
  return row ? inLanguage(language, row.name, row.nameNe) : '';
};

/** Formats an amount. An invalid number is shown as entered. */
const moneyWords = (text: string, format: Format): string => {
  const rupees = wholeNumberOf(text);
  return rupees === null ? text : format.money(rupees);
};

const dayWords = (day: string, format: Format): string => {
  const read = fromDayText(day);
  return read ? format.day(startOfNepalDay(read)) : '';
};

const Thumbs = ({ photos, label }: { photos: DealForm['photos']; label: string }) => (
  <span className={styles.thumbs}>
    {photos.map(({ path, alt, altNe }, index) => (
      <span key={path}>
        <img src={path} alt={`${label} ${index + 1}`} width={120} height={75} className={styles.thumb} />
        {[alt, altNe].filter(Boolean).join(' · ')}
      </span>
    ))}
  </span>
);

/** Label and formatted value of a field. */
export function useFieldWords() {
  const t = useTexts(dealEditorTexts);
  const label = useDealLabel();
  const format = useFormat();
  const categories = useCatalogCategoriesQuery().data;
  const cities = useCatalogLocationsQuery().data;
  const branches = useVendorsLocationsQuery().data;
  const items = usePriceItemsListQuery().data;
  const areas = useCatalogPlacesQuery().data?.flatMap((city) => city.areas);

  const names = { category: categories, city: cities, branches };
  const nameIn = (rows: keyof typeof names, id: number | null) => nameOf(names[rows], id, format);
  const shown: Readonly<Record<Shown, (value: never) => ReactNode>> = {
    text: (value: string) => value,
    number: (value: string) => value,
    money: (value: string) => moneyWords(value, format),
    day: (value: string) => dayWords(value, format),
    days: (value: string[]) => value.map((day) => dayWords(day, format)).join(', '),
    weekdays: (value: number[]) => value.map((day) => format.weekday(day)).join(', '),
    photos: (value: DealForm['photos']) => value.length > 0 && <Thumbs photos={value} label={t('photo')} />,
    category: (value: number | null) => nameIn('category', value),
    city: (value: number | null) => nameIn('city', value),
    branches: (value: number[]) => value.map((id) => nameIn('branches', id)).join(', '),
    validity: (value: DealForm['passValidityHours']) => validityWords(value, t, format),
    kind: (value: DealForm['discountType']) => t(value),
    sale: (value: DealForm['saleMode']) => t(`sale_${value}`),
    food: (value: DealForm['food']) => value.map((food) => t(`food_${food}`)).join(', '),
    taxes: (value: DealForm['taxes']) => t(`taxes_${value}`),
    lines: (value: string) => value && <span className={styles.lines}>{value}</span>,
    priceFor: (value: DealForm['priceFor']) => value && priceForWords(value, t),
    item: (value: number | null) => items?.find(({ id }) => id === value)?.name,
    venue: (value: DealForm['venue']) => value && venueWords(value, areas, format),
  };

  return {
    label,
    words: (field: FormField, form: DealForm) =>
      shown[dealFields[field].shown](form[field] as never) || t('nothing'),
  };
}
