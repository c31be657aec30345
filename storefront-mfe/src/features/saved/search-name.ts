import type { TextKey, Translate } from 'shared-ui/i18n';
import type english from './texts.en.json';

const wordsOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * Returns a name for a search from its filters: “momo” · Kathmandu · up to Rs. 500.
 * @param query the filters as in the address of the deals page
 * @param names the names of categories and cities in the language of the page, by slug
 */
export function searchNameOf(
  query: string,
  t: Translate<TextKey<typeof english>>,
  names: ReadonlyMap<string, string>,
): string {
  const filters = new URLSearchParams(query);
  const partOf: Record<string, (value: string) => string> = {
    search: (value) => `“${value}”`,
    category: (value) => names.get(value) ?? wordsOf(value),
    location: (value) => names.get(value) ?? wordsOf(value),
    area: wordsOf,
    vendor: wordsOf,
    minPrice: (value) => t('from', { amount: Number(value) }),
    maxPrice: (value) => t('upTo', { amount: Number(value) }),
    food: (value) => t(`food_${value as 'veg' | 'halal'}`),
    discountType: (value) => t(value as 'buyXgetY' | 'percentage' | 'fixed'),
  };
  const parts = Object.entries(partOf).flatMap(([name, textOf]) => {
    return filters.getAll(name).filter(Boolean).map(textOf);
  });
  return parts.join(' · ') || t('filters');
}
