import type { LocationView } from 'shared-ui/api/catalog';
import { useTexts } from 'shared-ui/i18n';
import { Chip, TextField } from 'shared-ui/ui';
import { toAsciiDigits } from 'shared-ui/format';
import styles from './filter-sheet.module.css';
import { discountTypes, type DiscountKind } from './filters';
import { citiesWithDealsFirst } from '../near/cities-first';
import { CityName } from '../near/city-name';
import { exploreTexts } from '../texts';
import { ShortList } from './short-list';

interface PlaceChoiceProps {
  locations: readonly LocationView[];
  limit: number | undefined;
  selected: string | undefined;
  onSelect(slug: string | undefined): void;
}

export function PlaceChoice({ locations, limit, selected, onSelect }: PlaceChoiceProps) {
  const t = useTexts(exploreTexts);
  return (
    <>
      <h3 className={styles.heading}>{t('location')}</h3>
      <div className={styles.chips}>
        <ShortList
          items={citiesWithDealsFirst(locations)}
          limit={limit}
          isSelected={({ slug }) => slug === selected}
        >
          {(city) => (
            <Chip
              key={city.slug}
              selected={city.slug === selected}
              onClick={() => onSelect(city.slug === selected ? undefined : city.slug)}
            >
              <CityName city={city} />
            </Chip>
          )}
        </ShortList>
      </div>
    </>
  );
}

interface KindChoiceProps {
  selected: DiscountKind | undefined;
  onSelect(kind: DiscountKind | undefined): void;
}

export function KindChoice({ selected, onSelect }: KindChoiceProps) {
  const t = useTexts(exploreTexts);
  return (
    <>
      <h3 className={styles.heading}>{t('kind')}</h3>
      <div className={styles.chips}>
        {discountTypes.map((kind) => (
          <Chip
            key={kind}
            selected={kind === selected}
            onClick={() => onSelect(kind === selected ? undefined : kind)}
          >
            {t(kind)}
          </Chip>
        ))}
      </div>
    </>
  );
}

interface PriceChoiceProps {
  low: number | undefined;
  high: number | undefined;
  onChange(price: { minPrice?: number; maxPrice?: number }): void;
}

const readRupees = (text: string): number | undefined => {
  const digits = toAsciiDigits(text).replace(/\D/g, '').slice(0, 9);
  return digits ? Number(digits) : undefined;
};

export function PriceChoice({ low, high, onChange }: PriceChoiceProps) {
  const t = useTexts(exploreTexts);
  return (
    <>
      <h3 className={styles.heading}>{t('price')}</h3>
      <div className={styles.prices}>
        <TextField
          label={t('minPrice')}
          inputMode="numeric"
          value={low ?? ''}
          onChange={(event) => onChange({ minPrice: readRupees(event.target.value) })}
        />
        <TextField
          label={t('maxPrice')}
          inputMode="numeric"
          value={high ?? ''}
          onChange={(event) => onChange({ maxPrice: readRupees(event.target.value) })}
        />
      </div>
    </>
  );
}
