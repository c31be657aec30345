import { useExploreFacetsQuery } from 'shared-ui/api/explore';
import type { Explore } from '../use-explore';
import { FilterGroups } from './filter-groups';
import { unorderedQueryOf, type Filters } from './filters';
import styles from './filter-column.module.css';

/** Number of cities and of areas shown before "Show all". */
const MAX_ROWS = 6;

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
