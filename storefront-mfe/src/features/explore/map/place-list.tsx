import { useEffect, useRef, useState } from 'react';
import type { MapDealView, MapPlaceView } from 'shared-ui/api/explore';
import { inLanguage, useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, cx, Price } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './deal-map.module.css';
import { exploreTexts } from '../texts';

function PlaceDeal({ deal }: { deal: MapDealView }) {
  const format = useFormat();
  return (
    <li className={styles.deal}>
      <Link to={`/deals/${deal.id}`}>{inLanguage(format.language, deal.title, deal.titleNe)}</Link>
      <span className={styles.dealPrice}>
        <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
      </span>
    </li>
  );
}

interface PlaceEntryProps {
  place: MapPlaceView;
  isSelected: boolean;
  onSelect(id: number): void;
}

function PlaceEntry({ place, isSelected, onSelect }: PlaceEntryProps) {
  const t = useTexts(exploreTexts);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isSelected) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  return (
    <li className={cx(styles.place, isSelected && styles.selected)}>
      <h2 ref={heading} tabIndex={-1} className={styles.placeName}>
        {inLanguage(language, place.businessName, place.businessNameNe)}
      </h2>
      <p className={styles.address}>
        {inLanguage(language, place.name, place.nameNe)}
        {place.address !== null && ` · ${place.address}, ${place.city}`}
      </p>
      <ul>
        {place.deals.map((deal) => (
          <PlaceDeal key={deal.id} deal={deal} />
        ))}
      </ul>
      <Button variant="tint" size="small" className={styles.show} onClick={() => onSelect(place.id)}>
        {t('showOnMap')}
      </Button>
    </li>
  );
}

/** Number of places shown at once, so that the page stays short on phones. */
const STEP = 12;

interface PlaceListProps {
  places: readonly MapPlaceView[];
  selected: number | null;
  onSelect(id: number): void;
}

/** Places of the map as an accessible list. */
export function PlaceList({ places, selected, onSelect }: PlaceListProps) {
  const t = useTexts(exploreTexts);
  const [length, setLength] = useState(STEP);
  // A place selected on the map is always included.
  const needed = places.findIndex(({ id }) => id === selected) + 1;
  const shown = places.slice(0, Math.max(length, needed));
  return (
    <ul className={styles.places}>
      {shown.map((place) => (
        <PlaceEntry key={place.id} place={place} isSelected={place.id === selected} onSelect={onSelect} />
      ))}
      {shown.length < places.length && (
        <li>
          <Button variant="outline" wide onClick={() => setLength(shown.length + STEP)}>
            {t('morePlaces', { count: Math.min(STEP, places.length - shown.length) })}
          </Button>
        </li>
      )}
    </ul>
  );
}
