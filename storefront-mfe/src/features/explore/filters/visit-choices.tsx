import type { RatingFacetView } from 'shared-ui/api/explore';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Chip } from 'shared-ui/ui';
import { exploreTexts } from '../texts';
import styles from './filter-sheet.module.css';
import { ratings, times, type Filters, type MinRating } from './filters';

/** Filter for deals usable now, this evening or on the weekend. One can be selected. */
export function WhenChoice({ filters, onChange }: { filters: Filters; onChange(next: Filters): void }) {
  const t = useTexts(exploreTexts);
  const isNow = filters.open === 'now';
  return (
    <>
      <h3 className={styles.heading}>{t('when')}</h3>
      <div className={styles.chips}>
        <Chip selected={isNow} onClick={() => onChange({ open: isNow ? undefined : 'now', when: undefined })}>
          {t('openNow')}
        </Chip>
        {times.map((time) => (
          <Chip
            key={time}
            selected={filters.when === time}
            onClick={() => onChange({ open: undefined, when: filters.when === time ? undefined : time })}
          >
            {t(time)}
          </Chip>
        ))}
      </div>
    </>
  );
}

interface RatingChoiceProps {
  counts: readonly RatingFacetView[] | undefined;
  selected: MinRating | undefined;
  onSelect(rating: MinRating | undefined): void;
}

export function RatingChoice({ counts, selected, onSelect }: RatingChoiceProps) {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  return (
    <>
      <h3 className={styles.heading}>{t('minRating')}</h3>
      <div className={styles.chips}>
        {ratings.map((rating) => (
          <Chip
            key={rating}
            selected={rating === selected}
            onClick={() => onSelect(rating === selected ? undefined : rating)}
          >
            {t('starsAndMore', { rating: format.number(rating) })}{' '}
            <small className={styles.chipCount}>
              {format.number(counts?.find(({ minRating }) => minRating === rating)?.count ?? 0)}
            </small>
          </Chip>
        ))}
      </div>
    </>
  );
}
