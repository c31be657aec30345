import { LocateFixed } from 'lucide-react';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Chip, RemovableChip } from 'shared-ui/ui';
import { pathOf, without, type Filters } from '../filters/filters';
import { useSmallestRadius } from '../near/use-smallest-radius';
import type { NearMeState } from '../near/use-near-me';
import { exploreTexts } from '../texts';
import type { Explore } from '../use-explore';
import styles from './search.module.css';
import { withoutPart, type TextFilter } from './search-answer';

interface TextFiltersProps extends Pick<Explore, 'filters' | 'locations' | 'show' | 'answer'> {
  nearMe: NearMeState;
}

/** Filters without one part of the search text. */
function withoutText(filters: Filters, part: string): Filters {
  const search = withoutPart(filters.search ?? '', part);
  return { ...without(filters, 'search'), ...(search && { search }) };
}

function useName({ locations }: Pick<Explore, 'locations'>): (filter: TextFilter) => string {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  return ({ name, value }) => {
    if (name === 'maxPrice') return t('upTo', { amount: format.money(Number(value)) });
    if (name === 'discountType') return t('buyXgetY');
    if (name === 'open') return t('openNow');
    const city = locations.find(({ slug }) => slug === value);
    return city ? inLanguage(format.language, city.name, city.nameNe) : value;
  };
}

/** Filters recognized in the search text, each removable. The position is requested only after a tap. */
export function TextFilters({ filters, locations, answer, nearMe, show }: TextFiltersProps) {
  const t = useTexts(exploreTexts);
  const nameOf = useName({ locations });
  const smallestRadius = useSmallestRadius();
  if (!answer || answer.filters.length === 0) return null;
  async function chooseNear(part: string): Promise<void> {
    const near = await nearMe.ask();
    if (near) show({ ...withoutText(filters, part), near, sort: 'near', radius: await smallestRadius(near) });
  }
  return (
    <ul className={styles.parts} aria-label={t('textFilters')}>
      {answer.filters.map((filter) => (
        <li key={filter.name}>
          {filter.name === 'near' ? (
            <Chip selected={false} disabled={nearMe.asking} onClick={() => void chooseNear(filter.text)}>
              <LocateFixed size={16} />
              {t('nearMe')}
            </Chip>
          ) : (
            <RemovableChip name={nameOf(filter)} to={pathOf(withoutText(filters, filter.text))} />
          )}
        </li>
      ))}
    </ul>
  );
}
