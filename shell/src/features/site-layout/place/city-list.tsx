import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { useChoosePlace, usePlace } from 'shared-ui/platform';
import { Link } from 'shared-ui/router';
import { cx } from 'shared-ui/ui';
import { siteTexts } from '../site-texts';
import styles from './place-chooser.module.css';
import type { FoundPlace } from './places-matching';

function Entry({ place, onClose }: { place: FoundPlace; onClose(): void }) {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const chosen = usePlace();
  const choose = useChoosePlace();
  const { city, area, nearest } = place;
  const { name, nameNe, dealCount } = area ?? city;
  const isChosen = chosen.isChosen && chosen.city === city.slug && chosen.area === (area?.slug ?? null);
  const other = language === 'ne' ? name : nameNe;
  const cityName = inLanguage(language, city.name, city.nameNe);
  return (
    <Link
      to={`/deals?location=${city.slug}${area ? `&area=${area.slug}` : ''}`}
      className={styles.entry}
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => {
        choose(city.slug, area?.slug ?? null);
        onClose();
      }}
    >
      <span className={cx(styles.mark, isChosen && styles.marked)} aria-hidden />
      <span className={styles.words}>
        <b>{inLanguage(language, name, nameNe)}</b>{' '}
        <span lang={language === 'ne' ? 'en' : 'ne'}>{area ? cityName : other}</span>
        {nearest && (
          <small>{t('nearestCity', { city: inLanguage(language, nearest.name, nearest.nameNe) })}</small>
        )}
      </span>
      <span className={styles.deals}>
        {dealCount > 0 ? t('placeDeals', { count: dealCount }) : t('noDealsYet')}
      </span>
    </Link>
  );
}

/** Links to the deals of cities and areas; following a link stores it as the visitor's place. */
export function CityList({ found, onClose }: { found: readonly FoundPlace[]; onClose(): void }) {
  const t = useTexts(siteTexts);
  if (found.length === 0) return <p className={styles.note}>{t('noSuchPlace')}</p>;
  return (
    <ul className={styles.cities}>
      {found.map((place) => (
        <li key={`${place.city.slug}.${place.area?.slug ?? ''}`}>
          <Entry place={place} onClose={onClose} />
        </li>
      ))}
    </ul>
  );
}
