import { useCatalogPlacesQuery } from 'shared-ui/api/catalog';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { buttonClass, RemovableChip } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from '../choices.module.css';
import { ALL_CITIES, cityOfList, pathOf, without, type Filters } from './filters';
import { foodTexts } from '../../../shared/food/texts';
import { exploreTexts } from '../texts';
import { withFood } from './food-choice';
import type { Explore } from '../use-explore';

type Known = Pick<Explore, 'filters' | 'place' | 'categories' | 'locations' | 'deals'>;

interface ActiveFilter {
  name: string;
  takes: (keyof Filters)[];
  /** URL without this filter; derived from the other filters by default. */
  to?: string;
}

function useFoods(filters: Filters): ActiveFilter[] {
  const t = useTexts(foodTexts);
  const { food = [] } = filters;
  return food.map((one) => {
    const others = food.filter((other) => other !== one);
    return { name: t(one), takes: ['food'], to: pathOf(withFood(filters, others)) };
  });
}

function useActiveFilters({ filters, place, categories, locations, deals }: Known): ActiveFilter[] {
  const t = useTexts(exploreTexts);
  const foods = useFoods(filters);
  const format = useFormat();
  const { data: places } = useCatalogPlacesQuery(undefined, { skip: !filters.area });
  const areas = places?.flatMap((city) => city.areas) ?? [];
  const nameOf = (list: readonly { slug: string; name: string; nameNe: string }[], slug: string): string => {
    const found = list.find((entry) => entry.slug === slug);
    return found ? inLanguage(format.language, found.name, found.nameNe) : slug;
  };
  const priceText = (low: number | undefined, high: number | undefined): string => {
    if (low === undefined) return t('upTo', { amount: format.money(high ?? 0) });
    if (high === undefined) return t('from', { amount: format.money(low) });
    return t('between', { low: format.money(low), high: format.money(high) });
  };
  const { search, category, discountType, minPrice, maxPrice, vendor, near, radius, open, when } = filters;
  const location = cityOfList(filters, place);
  const withoutCity = place.isChosen ? { location: ALL_CITIES } : {};
  const active: ActiveFilter[] = [];
  if (search) active.push({ name: t('searchChip', { words: search }), takes: ['search'] });
  if (category) active.push({ name: nameOf(categories, category), takes: ['category'] });
  if (location)
    active.push({
      name: nameOf(locations, location),
      takes: ['location', 'area'],
      to: pathOf({ ...without(filters, 'location', 'area'), ...withoutCity }),
    });
  active.push(...foods);
  for (const slug of filters.area ?? []) {
    const area = filters.area?.filter((other) => other !== slug) ?? [];
    const rest = { ...without(filters, 'area'), ...(area.length > 0 && { area }) };
    active.push({ name: nameOf(areas, slug), takes: ['area'], to: pathOf(rest) });
  }
  const brand = deals?.[0]?.vendor;
  if (vendor)
    active.push({ name: brand ? businessNameIn(format.language, brand) : vendor, takes: ['vendor'] });
  if (discountType) active.push({ name: t(discountType), takes: ['discountType'] });
  if (minPrice !== undefined || maxPrice !== undefined) {
    active.push({ name: priceText(minPrice, maxPrice), takes: ['minPrice', 'maxPrice'] });
  }
  if (near)
    active.push({
      name: t('nearWithin', {
        distance: t('kilometers', { count: radius ?? 50, shown: format.number(radius ?? 50) }),
      }),
      takes: ['near', 'radius'],
    });
  if (open) active.push({ name: t('openNow'), takes: ['open'] });
  if (when) active.push({ name: t(when), takes: ['when'] });
  if (filters.minRating)
    active.push({
      name: t('starsAndMore', { rating: format.number(filters.minRating) }),
      takes: ['minRating'],
    });
  return active;
}

export function ActiveFilters(known: Known) {
  const t = useTexts(exploreTexts);
  const active = useActiveFilters(known);
  if (active.length === 0) return null;
  return (
    <ul className={styles.active} aria-label={t('activeFilters')}>
      {active.map(({ name, takes, to }) => (
        <li key={`${takes.join()} ${name}`}>
          <RemovableChip name={name} to={to ?? pathOf(without(known.filters, ...takes))} />
        </li>
      ))}
      <li>
        <Link to={pathOf({ view: known.filters.view })} className={buttonClass({ variant: 'text' })}>
          {t('clearAll')}
        </Link>
      </li>
    </ul>
  );
}
