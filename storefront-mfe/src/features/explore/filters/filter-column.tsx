import { useExploreFacetsQuery } from 'shared-ui/api/explore';
import type { Explore } from '../use-explore';
import { FilterGroups } from './filter-groups';
import { MAX_ROWS, unorderedQueryOf, type Filters } from './filters';
import styles from './filter-column.module.css';

interface FilterColumnProps extends Pick<Explore, 'filters' | 'place' | 'categories' | 'locations'> {
  onChange(filters: Filters): void;
}

/** Filters beside the list. Each change applies immediately. */
export function FilterColumn({ filters, place, categories, locations, onChange }: FilterColumnProps) {
  const { data: facets } = useExploreFacetsQuery(unorderedQueryOf(filters, place));
  return (
    <div className={styles.rows}>
      <FilterGroups {...{ filters, facets, categories, locations, onChange }} limit={MAX_ROWS} />
    </div>
  );
}
