import { useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { Link, useLocation } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/ui';
import { cityLinks } from '../city-links';
import { siteTexts } from '../site-texts';
import styles from './place-chip.module.css';

function CityLinksPart() {
  const t = useTexts(siteTexts);
  return (
    <ul>
      {cityLinks.map(({ text, to }) => (
        <li key={to}>
          <Link to={to} className={styles.entry}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
const CityLinks = keptPart(CityLinksPart);

/** Choice without scripts: links to the cities, and a form that stores one of them. */
export function PlainChoice({ city }: { city: string }) {
  const t = useTexts(siteTexts);
  const { pathname, search } = useLocation();
  return (
    <div className={styles.menu}>
      <CityLinks />
      <form method="post" action="/forms/place" className={styles.form}>
        <input type="hidden" name="returnTo" value={pathname + search} />
        <select name="place" aria-label={t('yourCity')} defaultValue={city} className={styles.select}>
          {cityLinks.map(({ text, to }) => (
            <option key={to} value={to.split('=')[1]}>
              {t(text)}
            </option>
          ))}
        </select>
        <button type="submit" className={buttonClass({ size: 'small' })}>
          {t('keepCity')}
        </button>
      </form>
    </div>
  );
}
