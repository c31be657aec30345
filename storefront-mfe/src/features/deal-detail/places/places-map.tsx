import { useMemo } from 'react';
import { PlaceMap, type MapPlace } from 'shared-ui/map';
import styles from '../deal-detail-page.module.css';
import type { PlaceOfUse } from './places-of-use';

interface PlacesMapProps {
  places: readonly PlaceOfUse[];
  label: string;
}

/** Small map of the deal's places, below their list. */
export function PlacesMap({ places, label }: PlacesMapProps) {
  const marks = useMemo(
    () =>
      places.flatMap(({ id, name, address, latitude, longitude }): MapPlace[] =>
        latitude === null || longitude === null
          ? []
          : [{ id, latitude, longitude, text: name, label: [name, address].filter(Boolean).join(', ') }],
      ),
    [places],
  );
  return <PlaceMap label={label} places={marks} className={styles.map} />;
}
