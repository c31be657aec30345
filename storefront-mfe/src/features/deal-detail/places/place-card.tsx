import { Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DealBranchView } from 'shared-ui/api/deals';
import { sharedTexts, useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { useNow } from 'shared-ui/ui';
import { openingLines } from '../../../shared/opening-hours/opening-hours';
import { directionsTo } from '../../../shared/pass/directions';
import type { PlaceOfUse } from './places-of-use';
import styles from './place-card.module.css';
import { useDistanceTo } from './use-distance-to';
import { placesTexts } from './texts';

type Hours = NonNullable<DealBranchView['hours']>;

interface OpeningHoursProps {
  hours: Hours;
  opening: DealBranchView['opening'];
  distance: ReactNode;
}

/** Whether the deal can be used at the place now, as the server says. Renders nothing after the state has changed. */
function OpeningState({ opening: { state, changesAt } }: Pick<OpeningHoursProps, 'opening'>) {
  const t = useTexts(sharedTexts);
  const places = useTexts(placesTexts);
  const format = useFormat();
  const now = useNow();
  if (state === 'unknown') return null;
  if (now && changesAt && new Date(changesAt) <= now) return null;
  if (state === 'open') {
    const words = changesAt ? t('openUntil', { time: format.hour(changesAt) }) : t('openNow');
    return <b className={styles.open}>{words}</b>;
  }
  const words = changesAt ? t('opensAt', { time: format.nextHour(changesAt, now) }) : places('closedNow');
  return <b className={styles.closed}>{words}</b>;
}

/** Opening hours of the week, with the current state. */
function OpeningHours({ hours, opening, distance }: OpeningHoursProps) {
  const t = useTexts(placesTexts);
  const language = useLanguage();
  return (
    <details className={styles.hours}>
      <summary>
        {distance}
        <OpeningState opening={opening} />
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
  const { name, address, hours, opening, latitude, longitude } = place;
  const metres = useDistanceTo(latitude, longitude);
  const distance = metres !== null && <b className={styles.distance}>{format.distance(metres)}</b>;
  const directions = directionsTo([place]);
  return (
    <li className={styles.card}>
      <div className={styles.facts}>
        <b>{name}</b>
        {address && <span className={styles.small}>{address}</span>}
        {hours ? <OpeningHours hours={hours} opening={opening} distance={distance} /> : distance}
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
