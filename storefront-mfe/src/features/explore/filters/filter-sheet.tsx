import { useState } from 'react';
import { useExploreFacetsQuery } from 'shared-ui/api/explore';
import { useTexts } from 'shared-ui/i18n';
import { usePlace } from 'shared-ui/platform';
import { Button, Sheet } from 'shared-ui/ui';
import { dealCountText } from '../deal-count';
import { FilterGroups } from './filter-groups';
import styles from './filter-sheet.module.css';
import { unorderedQueryOf, type Filters } from './filters';
import { exploreTexts } from '../texts';
import type { Explore } from '../use-explore';

interface FilterSheetProps extends Pick<Explore, 'filters' | 'categories' | 'locations'> {
  onClose(): void;
  onApply(filters: Filters): void;
}

/** Sheet with the filters. Changes are a draft until applied; each one updates the number of deals. */
export function FilterSheet({ filters, categories, locations, onClose, onApply }: FilterSheetProps) {
  const t = useTexts(exploreTexts);
  const [draft, setDraft] = useState(filters);
  const place = usePlace();
  const { data: facets } = useExploreFacetsQuery(unorderedQueryOf(draft, place));
  const deals = facets ? dealCountText(t, { total: facets.total, totalIsExact: true }) : '…';
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filters')}
      foot={
        <>
          <Button variant="text" onClick={() => setDraft({ view: draft.view })}>
            {t('clearAll')}
          </Button>
          <Button size="large" className={styles.apply} onClick={() => onApply(draft)}>
            <span aria-live="polite">{t('apply', { deals })}</span>
          </Button>
        </>
      }
    >
      <FilterGroups
        filters={draft}
        facets={facets}
        categories={categories}
        locations={locations}
        onChange={setDraft}
      />
    </Sheet>
  );
}
