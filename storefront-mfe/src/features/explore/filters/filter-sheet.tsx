import { useState } from 'react';
import { useExploreFacetsQuery } from 'shared-ui/api/explore';
import { useTexts } from 'shared-ui/i18n';
import { Button, Sheet } from 'shared-ui/ui';
import { CategoryChoice } from '../categories/category-choice';
import { dealCountText } from '../deal-count';
import { NearChoice } from '../near/near-choice';
import { KindChoice, PlaceChoice, PriceChoice } from './filter-choices';
import styles from './filter-sheet.module.css';
import { unorderedQueryOf, type Filters } from './filters';
import { exploreTexts } from '../texts';
import type { Explore } from '../use-explore';

interface FilterSheetProps extends Pick<Explore, 'filters' | 'categories' | 'locations'> {
  onClose(): void;
  onApply(filters: Filters): void;
}

/** Choices are kept as a draft until they are applied; every change shows how many deals it leaves. */
export function FilterSheet({ filters, categories, locations, onClose, onApply }: FilterSheetProps) {
  const t = useTexts(exploreTexts);
  const [draft, setDraft] = useState(filters);
  const { data: facets } = useExploreFacetsQuery(unorderedQueryOf(draft));
  const change = (next: Filters) => setDraft((current) => ({ ...current, ...next }));
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
      <CategoryChoice
        categories={categories}
        counts={facets?.categories}
        selected={draft.category}
        onSelect={(category) => change({ category })}
      />
      <PlaceChoice
        locations={locations}
        selected={draft.location}
        onSelect={(location) => change({ location })}
      />
      <NearChoice draft={draft} onChange={setDraft} />
      <KindChoice selected={draft.discountType} onSelect={(discountType) => change({ discountType })} />
      <PriceChoice low={draft.minPrice} high={draft.maxPrice} onChange={change} />
    </Sheet>
  );
}
