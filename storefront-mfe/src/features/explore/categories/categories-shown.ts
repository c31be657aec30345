import type { CategoryView } from 'shared-ui/api/catalog';

// They stand in Dining's list; a row of twelve would be too long to look through.
const WITHIN_DINING: readonly string[] = ['premium-dining', 'casual-dining'];

export const categoriesShown = (categories: readonly CategoryView[]): readonly CategoryView[] =>
  categories.filter(({ slug }) => !WITHIN_DINING.includes(slug));
