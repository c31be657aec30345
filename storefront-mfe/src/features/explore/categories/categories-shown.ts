import type { CategoryView } from 'shared-ui/api/catalog';

// Subcategories of dining, listed there. A row of twelve categories would be too long.
const WITHIN_DINING: readonly string[] = ['premium-dining', 'casual-dining'];

export const categoriesShown = (categories: readonly CategoryView[]): readonly CategoryView[] =>
  categories.filter(({ slug }) => !WITHIN_DINING.includes(slug));
