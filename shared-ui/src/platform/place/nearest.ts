interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const KM_PER_DEGREE = 111.195;

/** Returns the approximate distance of two places in kilometers, accurate enough to find the nearest one. */
export function kilometersBetween(one: Position, other: Position): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * KM_PER_DEGREE;
}

/** @returns the nearest place of a list; undefined for an empty list */
export function nearestOf<Place extends Position>(
  from: Position,
  places: readonly Place[],
): Place | undefined {
  return places.toSorted((one, other) => kilometersBetween(from, one) - kilometersBetween(from, other))[0];
}
