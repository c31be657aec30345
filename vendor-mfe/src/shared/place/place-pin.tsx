import { lazyPart } from 'shared-ui/ui';
import { degreesOf, MAX_LATITUDE, MAX_LONGITUDE } from './degrees';
import styles from './place-pin.module.css';

const PinMap = lazyPart(async () => (await import('shared-ui/map')).PinMap);

const rounded = (value: number): string => value.toFixed(5);

interface PlacePinProps {
  label: string;
  /** Coordinates as entered. */
  latitude: string;
  longitude: string;
  onPlace(latitude: string, longitude: string): void;
}

/** Map with a pin, set by a tap or by entered coordinates. */
export function PlacePin({ label, latitude, longitude, onPlace }: PlacePinProps) {
  const north = degreesOf(latitude, MAX_LATITUDE);
  const east = degreesOf(longitude, MAX_LONGITUDE);
  return (
    <PinMap
      label={label}
      className={styles.pin}
      pin={north !== null && east !== null ? { latitude: north, longitude: east } : null}
      onPin={(place) => onPlace(rounded(place.latitude), rounded(place.longitude))}
    />
  );
}
