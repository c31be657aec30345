import type { ReactNode } from 'react';
import { useCatalogCategoriesQuery, useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { fromDayText, startOfNepalDay } from 'shared-ui/format';
import { inLanguage, useFormat, useTexts, type Format } from 'shared-ui/i18n';
import type { DealForm } from '../deal-form';
import { wholeNumberOf } from '../price/deal-price';
import styles from './field-words.module.css';
import { dealEditorTexts } from '../texts';
import { validityWords } from './validity-words';
import type { FormField } from '../conflict/versions';

const LABELS = {
  discountType: 'kind',
  title: 'title',
  titleNe: 'titleNe',
  description: 'description',
  descriptionNe: 'descriptionNe',
  image: 'picture',
  originalPrice: 'originalPrice',
  discountValue: 'discount',
  discountedPrice: 'dealPrice',
  startDay: 'starts',
  endDay: 'ends',
  categoryId: 'category',
  locationId: 'city',
  saleMode: 'saleMode',
  taxes: 'taxes',
  passValidityHours: 'validity',
  redemptionLimit: 'limit',
  totalLimit: 'total',
  dailyLimit: 'daily',
  pointsEarned: 'points',
  weekdays: 'weekdays',
  hoursFrom: 'hoursFrom',
  hoursUntil: 'hoursUntil',
  blackoutDates: 'blackoutDates',
  minimumBill: 'minimumBill',
  partySize: 'partySize',
  branchIds: 'branches',
} as const satisfies Record<FormField, string>;

interface Named {
  id: number;
  name: string;
  nameNe?: string;
}

const nameOf = (rows: readonly Named[] | undefined, id: number | null, { language }: Format): string => {
  const row = rows?.find((one) => one.id === id);
  return row ? inLanguage(language, row.name, row.nameNe) : '';
};

/** What is no number stays as it was typed. */
const moneyWords = (text: string, format: Format): string => {
  const rupees = wholeNumberOf(text);
  return rupees === null ? text : format.money(rupees);
};

const dayWords = (day: string, format: Format): string => {
  const read = fromDayText(day);
  return read ? format.day(startOfNepalDay(read)) : '';
};

/** A field's label, and what stands in it, in words. */
export function useFieldWords() {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const categories = useCatalogCategoriesQuery().data;
  const cities = useCatalogLocationsQuery().data;
  const branches = useVendorsLocationsQuery().data;

  function words(field: FormField, form: DealForm): ReactNode {
    switch (field) {
      case 'image':
        return (
          form.image && (
            <img src={form.image} alt={t('picture')} width={120} height={75} className={styles.thumb} />
          )
        );
      case 'discountType':
        return t(form.discountType);
      case 'saleMode':
        return t(`sale_${form.saleMode}`);
      case 'taxes':
        return t(`taxes_${form.taxes}`);
      case 'startDay':
      case 'endDay':
        return dayWords(form[field], format);
      case 'categoryId':
        return nameOf(categories, form.categoryId, format);
      case 'locationId':
        return nameOf(cities, form.locationId, format);
      case 'passValidityHours':
        return validityWords(form.passValidityHours, t, format);
      case 'originalPrice':
      case 'discountedPrice':
      case 'minimumBill':
        return moneyWords(form[field], format);
      case 'weekdays':
        return form.weekdays.map((day) => format.weekday(day)).join(', ');
      case 'blackoutDates':
        return form.blackoutDates.map((day) => dayWords(day, format)).join(', ');
      case 'branchIds':
        return form.branchIds.map((id) => nameOf(branches, id, format)).join(', ');
      default:
        return form[field];
    }
  }

  return {
    label: (field: FormField) => t(LABELS[field]),
    words: (field: FormField, form: DealForm) => words(field, form) || t('nothing'),
  };
}
