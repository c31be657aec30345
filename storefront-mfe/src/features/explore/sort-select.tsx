import { ChevronDown } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import styles from './sort-select.module.css';
import { sortOf, sorts, without, type Filters, type Sort } from './filters/filters';
import { exploreTexts } from './texts';
import { useSmallestRadius } from './near/use-smallest-radius';
import type { NearMeState } from './near/use-near-me';

interface SortSelectProps {
  filters: Filters;
  nearMe: NearMeState;
  onShow(filters: Filters): void;
}

export function SortSelect({ filters, nearMe, onShow }: SortSelectProps) {
  const t = useTexts(exploreTexts);
  const smallestRadius = useSmallestRadius();
  const standard = sortOf(filters) ?? 'relevance';

  async function choose(chosen: string): Promise<void> {
    const sort = sorts.find((known) => known === chosen);
    if (sort !== 'near')
      return onShow({ ...without(filters, 'near', 'radius', 'sort'), ...(sort && { sort }) });
    const near = await nearMe.ask();
    if (near) onShow({ ...filters, sort, near, radius: await smallestRadius(near) });
  }

  return (
    <label className={styles.sort}>
      <span>{t('sort')}:</span>
      <select
        value={filters.sort ?? ''}
        disabled={nearMe.asking}
        onChange={(event) => void choose(event.target.value)}
      >
        {!filters.sort && <option value="">{t(standard)}</option>}
        {sorts
          .filter((sort: Sort) => filters.sort || sort !== standard)
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
