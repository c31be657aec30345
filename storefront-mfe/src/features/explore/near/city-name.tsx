import type { LocationView } from 'shared-ui/api/catalog';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import styles from './city-choice.module.css';
import { exploreTexts } from '../texts';

/** Name of a city with its number of deals, or a note that it has none. */
export function CityName({ city }: { city: LocationView }) {
  const t = useTexts(exploreTexts);
  const language = useLanguage();
  return (
    <>
      {inLanguage(language, city.name, city.nameNe)}{' '}
      <small className={styles.deals}>
        {city.dealCount > 0 ? t('deals', { count: city.dealCount }) : t('noDealsYet')}
      </small>
    </>
  );
}
