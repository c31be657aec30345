import { CircleCheck } from 'lucide-react';
import type { CategoryView } from 'shared-ui/api/catalog';
import { categoryDrawing, cx } from 'shared-ui/ui';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { categoriesShown } from './categories-shown';
import styles from '../filters/filter-sheet.module.css';
import { exploreTexts } from '../texts';

interface CategoryChoiceProps {
  categories: readonly CategoryView[];
  /** Number of matching deals by slug; categories without deals may be missing. */
  counts: readonly { slug: string; count: number }[] | undefined;
  selected: string | undefined;
  onSelect(slug: string | undefined): void;
}

/** Filter for one category. Selecting it again removes the filter. */
export function CategoryChoice({ categories, counts, selected, onSelect }: CategoryChoiceProps) {
  const t = useTexts(exploreTexts);
  const language = useLanguage();
  return (
    <>
      <h3 className={styles.heading}>{t('category')}</h3>
      <ul className={styles.categories}>
        {categoriesShown(categories).map(({ slug, name, nameNe }) => {
          const isSelected = slug === selected;
          const count = counts?.find((entry) => entry.slug === slug)?.count ?? 0;
          return (
            <li key={slug}>
              <button
                type="button"
                aria-pressed={isSelected}
                className={cx(styles.category, isSelected && styles.selected)}
                onClick={() => onSelect(isSelected ? undefined : slug)}
              >
                <img src={categoryDrawing(slug)} alt="" width={52} height={52} />
                <span className={styles.categoryWords}>
                  <b>{inLanguage(language, name, nameNe)}</b>
                  {counts && <small>{t('deals', { count })}</small>}
                </span>
                {isSelected && <CircleCheck size={20} />}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
