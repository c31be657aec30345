import { Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DealBranchView } from 'shared-ui/api/deals';
import { useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { useNow } from 'shared-ui/ui';
import { openState } from '../../../shared/opening-hours/open-state';
import { openingLines } from '../../../shared/opening-hours/opening-hours';
import { directionsTo } from '../../../shared/pass/directions';
import { clockText } from '../terms/deal-terms';
import type { PlaceOfUse } from './places-of-use';
import styles from './place-card.module.css';
import { useDistanceTo } from './use-distance-to';
import { placesTexts } from './texts';

type Hours = NonNullable<DealBranchView['hours']>;

/** Opening hours of the week. The current state is shown once the browser knows the time. */
function OpeningHours({ hours, distance }: { hours: Hours; distance: ReactNode }) {
  const t = useTexts(placesTexts);
  const format = useFormat();
  const language = useLanguage();
  const now = useNow();
  const today = now && openState(hours, now);
  return (
    <details className={styles.hours}>
      <summary>
        {distance}
        {today?.state === 'open' && (
          <b className={styles.open}>{t('openUntil', { time: clockText(today.until, format) })}</b>
        )}
        {today?.state === 'opens' && (
          <b className={styles.closed}>{t('opensAt', { time: clockText(today.at, format) })}</b>
        )}
        {today?.state === 'closed' && <b className={styles.closed}>{t('closedToday')}</b>}
        <span>{t('hours')}</span>
      </summary>
      {openingLines(hours, language, t('closed')).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </details>
  );
}

/** Place where the deal can be used, with phone and directions links. */
export function PlaceCard({ place, phone }: { place: PlaceOfUse; phone: string | null }) {
  const t = useTexts(placesTexts);
  const format = useFormat();
  const { name, address, hours, latitude, longitude } = place;
  const metres = useDistanceTo(latitude, longitude);
  const distance = metres !== null && <b className={styles.distance}>{format.distance(metres)}</b>;
  const directions = directionsTo([place]);
  return (
    <li className={styles.card}>
      <div className={styles.facts}>
        <b>{name}</b>
        {address && <span className={styles.small}>{address}</span>}
        {hours ? <OpeningHours hours={hours} distance={distance} /> : distance}
      </div>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          aria-label={t('callOf', { place: name })}
          className={styles.round}
        >
          <Phone size={20} />
        </a>
      )}
      {directions && (
        <a
          href={directions}
          target="_blank"
          rel="noreferrer"
          aria-label={t('directionsOf', { place: name })}
          className={styles.round}
        >
          <Navigation size={20} />
        </a>
      )}
    </li>
  );
}
