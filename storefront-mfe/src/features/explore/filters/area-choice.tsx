import { useCatalogPlacesQuery } from 'shared-ui/api/catalog';
import type { FacetView } from 'shared-ui/api/explore';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Chip } from 'shared-ui/ui';
import { exploreTexts } from '../texts';
import styles from './filter-sheet.module.css';
import { ShortList } from './short-list';

const MAX_AREAS = 5;

interface AreaChoiceProps {
  city: string;
  counts: readonly FacetView[] | undefined;
  limit: number | undefined;
  selected: readonly string[];
  onSelect(areas: string[]): void;
}

/** Areas of the city, ordered by number of deals. Several can be selected. */
export function AreaChoice({ city, counts, limit, selected, onSelect }: AreaChoiceProps) {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  const { data: places } = useCatalogPlacesQuery();
  const areas = places?.find(({ slug }) => slug === city)?.areas ?? [];
  const countOf = (slug: string): number => counts?.find((facet) => facet.slug === slug)?.count ?? 0;
  const shown = areas.filter(({ slug }) => countOf(slug) > 0 || selected.includes(slug));
  if (shown.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('area')}</h3>
      <div className={styles.chips} data-several>
        <ShortList items={shown} limit={limit} isSelected={({ slug }) => selected.includes(slug)}>
          {({ slug, name, nameNe }) => {
            const isChosen = selected.includes(slug);
            return (
              <Chip
                key={slug}
                selected={isChosen}
                disabled={!isChosen && selected.length >= MAX_AREAS}
                onClick={() =>
                  onSelect(isChosen ? selected.filter((other) => other !== slug) : [...selected, slug])
                }
              >
                {inLanguage(format.language, name, nameNe)}{' '}
                <small className={styles.chipCount}>{format.number(countOf(slug))}</small>
              </Chip>
            );
          }}
        </ShortList>
      </div>
    </>
  );
}
