import { MapPinOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LocationView } from 'shared-ui/api/catalog';
import { useTexts } from 'shared-ui/i18n';
import { Button, ChipLink } from 'shared-ui/ui';
import { citiesWithDealsFirst } from './cities-first';
import styles from './city-choice.module.css';
import { CityName } from './city-name';
import { pathOf, without, type Filters } from '../filters/filters';
import type { NearMeProblem } from 'shared-ui/platform';
import { exploreTexts } from '../texts';

interface CityChoiceProps {
  problem: NearMeProblem;
  filters: Filters;
  locations: readonly LocationView[];
  onDismiss(): void;
}

/** City selection with an explanation, shown if the browser does not provide the position. */
export function CityChoice({ problem, filters, locations, onDismiss }: CityChoiceProps) {
  const t = useTexts(exploreTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const others = without(filters, 'near', 'location');

  useEffect(() => heading.current?.focus(), [problem]);

  return (
    <section className={styles.cityChoice}>
      <h2 ref={heading} tabIndex={-1} className={styles.cityHeading}>
        <MapPinOff size={20} />
        {t(`${problem}Title`)}
      </h2>
      <p>{t(`${problem}Text`)}</p>
      <ul className={styles.cities}>
        {citiesWithDealsFirst(locations).map((city) => (
          <li key={city.slug}>
            <ChipLink to={pathOf({ ...others, location: city.slug })} onClick={onDismiss}>
              <CityName city={city} />
            </ChipLink>
          </li>
        ))}
      </ul>
      <Button variant="text" onClick={onDismiss}>
        {t('allOfNepal')}
      </Button>
    </section>
  );
}
