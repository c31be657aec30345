import { ChevronDown } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import styles from './sort-select.module.css';
import { sorts, without, type Filters, type Sort } from './filters/filters';
import { exploreTexts } from './texts';
import type { NearMeState } from './near/use-near-me';

interface SortSelectProps {
  filters: Filters;
  nearMe: NearMeState;
  onShow(filters: Filters): void;
}

export function SortSelect({ filters, nearMe, onShow }: SortSelectProps) {
  const t = useTexts(exploreTexts);

  async function choose(chosen: string): Promise<void> {
    const sort = sorts.find((known) => known === chosen);
    if (sort !== 'near') return onShow({ ...without(filters, 'near', 'sort'), ...(sort && { sort }) });
    const near = await nearMe.ask();
    if (near) onShow({ ...filters, sort, near });
  }

  return (
    <label className={styles.sort}>
      <span>{t('sort')}:</span>
      <select
        value={filters.sort ?? ''}
        disabled={nearMe.asking}
        onChange={(event) => void choose(event.target.value)}
      >
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
