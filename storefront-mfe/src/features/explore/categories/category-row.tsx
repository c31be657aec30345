import type { CategoryView } from 'shared-ui/api/catalog';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { ChipLink } from 'shared-ui/ui';
import { categoriesShown } from './categories-shown';
import styles from '../choices.module.css';
import { pathOf, without, type Filters } from '../filters/filters';
import { exploreTexts } from '../texts';

export function CategoryRow({
  filters,
  categories,
}: {
  filters: Filters;
  categories: readonly CategoryView[];
}) {
  const t = useTexts(exploreTexts);
  const language = useLanguage();
  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.categories}>
        <li>
          <ChipLink to={pathOf(without(filters, 'category'))} selected={!filters.category}>
            {t('all')}
          </ChipLink>
        </li>
        {categoriesShown(categories).map(({ slug, name, nameNe }) => (
          <li key={slug}>
            <ChipLink to={pathOf({ ...filters, category: slug })} selected={filters.category === slug}>
              {inLanguage(language, name, nameNe)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
