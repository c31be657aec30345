import type { VendorReviewSummaryView } from 'shared-ui/api/reviews';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Select } from 'shared-ui/ui';
import type { Filters } from './filters';
import styles from './filter-bar.module.css';
import { vendorReviewsTexts } from './texts';

const STARS = [5, 4, 3, 2, 1] as const;

interface FilterBarProps {
  filters: Filters;
  summary: VendorReviewSummaryView | undefined;
  onChange(filters: Filters): void;
}

/** Filters for stars and deal. */
export function FilterBar({ filters, summary, onChange }: FilterBarProps) {
  const t = useTexts(vendorReviewsTexts);
  const { language } = useFormat();
  const change = (changes: Partial<Filters>) => onChange({ ...filters, ...changes });
  return (
    <div className={styles.filters}>
      <Select
        label={t('stars')}
        value={filters.stars}
        options={[
          { value: '', label: t('allStars') },
          ...STARS.map((count) => ({ value: String(count), label: t('starsOf', { count }) })),
        ]}
        onChange={(event) => change({ stars: event.target.value })}
      />
      <Select
        label={t('deal')}
        value={filters.deal}
        options={[
          { value: '', label: t('allDeals') },
          ...(summary?.deals ?? []).map(({ id, title, titleNe }) => ({
            value: String(id),
            label: inLanguage(language, title, titleNe),
          })),
        ]}
        onChange={(event) => change({ deal: event.target.value })}
      />
      {(filters.stars || filters.deal) && (
        <Button
          variant="text"
          className={styles.clear}
          onClick={() => onChange({ ...filters, stars: '', deal: '' })}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
