interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_METRES = 6_371_000;
const HALF_TURN_DEGREES = 180;

const radians = (degrees: number): number => (degrees * Math.PI) / HALF_TURN_DEGREES;
const squared = (value: number): number => value * value;

/** Returns the distance on the surface of the earth in metres (haversine formula). */
export function distanceBetween(one: Point, other: Point): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const chord =
    squared(Math.sin(north / 2)) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * squared(Math.sin(east / 2));
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord));
}
