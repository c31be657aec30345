import { useCatalogPlacesQuery } from 'shared-ui/api/catalog';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { foodTexts } from '../../../shared/food/texts';
import { exploreTexts } from '../texts';
import type { Explore } from '../use-explore';
import { ALL_CITIES, cityOfList, without, type Filters } from './filters';
import { withFood } from './food-choice';

export type Known = Pick<Explore, 'filters' | 'place' | 'categories' | 'locations' | 'deals'>;

/** Filter that limits a list. */
export interface ActiveFilter {
  name: string;
  /** The filters without it. */
  rest: Filters;
}

function useFoods(filters: Filters): ActiveFilter[] {
  const t = useTexts(foodTexts);
  const { food = [] } = filters;
  return food.map((one) => {
    const others = food.filter((other) => other !== one);
    return { name: t(one), rest: withFood(filters, others) };
  });
}

/** The filters of a list, with their names. */
export function useActiveFilters({ filters, place, categories, locations, deals }: Known): ActiveFilter[] {
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
  if (search) active.push({ name: t('searchChip', { words: search }), rest: without(filters, 'search') });
  if (category) active.push({ name: nameOf(categories, category), rest: without(filters, 'category') });
  if (location)
    active.push({
      name: nameOf(locations, location),
      rest: { ...without(filters, 'location', 'area'), ...withoutCity },
    });
  active.push(...foods);
  for (const slug of filters.area ?? []) {
    const area = filters.area?.filter((other) => other !== slug) ?? [];
    const rest = { ...without(filters, 'area'), ...(area.length > 0 && { area }) };
    active.push({ name: nameOf(areas, slug), rest });
  }
  const brand = deals?.[0]?.vendor;
  if (vendor)
    active.push({
      name: brand ? businessNameIn(format.language, brand) : vendor,
      rest: without(filters, 'vendor'),
    });
  if (discountType) active.push({ name: t(discountType), rest: without(filters, 'discountType') });
  if (minPrice !== undefined || maxPrice !== undefined) {
    active.push({ name: priceText(minPrice, maxPrice), rest: without(filters, 'minPrice', 'maxPrice') });
  }
  if (near)
    active.push({
      name: t('nearWithin', {
        distance: t('kilometers', { count: radius ?? 50, shown: format.number(radius ?? 50) }),
      }),
      rest: without(filters, 'near', 'radius'),
    });
  if (open) active.push({ name: t('openNow'), rest: without(filters, 'open') });
  if (when) active.push({ name: t(when), rest: without(filters, 'when') });
  if (filters.minRating)
    active.push({
      name: t('starsAndMore', { rating: format.number(filters.minRating) }),
      rest: without(filters, 'minRating'),
    });
  return active;
}
