import { selectPosition, useAppSelector } from 'shared-ui/store';
import { distanceBetween } from './distance-between';

/** Returns the distance in metres from the position that the visitor shares; null if it or the place is unknown. */
export function useDistanceTo(latitude: number | null, longitude: number | null): number | null {
  const position = useAppSelector(selectPosition);
  if (position === null || latitude === null || longitude === null) return null;
  const [ownLatitude = NaN, ownLongitude = NaN] = position.split(',').map(Number);
  return distanceBetween({ latitude: ownLatitude, longitude: ownLongitude }, { latitude, longitude });
}
