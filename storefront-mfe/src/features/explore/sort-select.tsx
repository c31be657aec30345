import { ChevronDown } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import styles from './explore-page.module.css';
import { sorts, type Filters, type Sort } from './filters';
import { exploreTexts } from './texts';
import { useSort } from './use-sort';

interface SortSelectProps {
  filters: Filters;
  onShow(filters: Filters): void;
}

export function SortSelect({ filters, onShow }: SortSelectProps) {
  const t = useTexts(exploreTexts);
  const order = useSort();
  const choose = async (sort: string) =>
    onShow(
      await order(
        filters,
        sorts.find((known) => known === sort),
      ),
    );
  return (
    <label className={styles.sort}>
      <span>{t('sort')}:</span>
      <select value={filters.sort ?? ''} onChange={(event) => void choose(event.target.value)}>
        {!filters.sort && filters.search && <option value="">{t('relevance')}</option>}
        {!filters.sort && !filters.search && <option value="">{t('newest')}</option>}
        {sorts
          .filter((sort: Sort) => filters.sort || filters.search || sort !== 'newest')
          .map((sort) => (
            <option key={sort} value={sort}>
              {t(sort)}
            </option>
          ))}
      </select>
      <ChevronDown size={16} />
    </label>
  );
}
