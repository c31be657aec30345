import type { PlaceAreaView, PlaceView } from 'shared-ui/api/catalog';
import { nearestOf } from 'shared-ui/platform';

/** City or area in the chooser. */
export interface FoundPlace {
  readonly city: PlaceView;
  readonly area: PlaceAreaView | null;
  /** Nearest city with deals, for a place without deals. */
  readonly nearest: PlaceView | null;
}

/**
 * Returns the cities with deals, those with the most deals first. With a text it returns all cities and areas whose name begins
 * with it, in either script.
 */
export function placesMatching(places: readonly PlaceView[], text: string): FoundPlace[] {
  const typed = text.trim().toLowerCase();
  const withDeals = places.filter(({ dealCount }) => dealCount > 0);
  const found = (city: PlaceView, area: PlaceAreaView | null): FoundPlace => ({
    city,
    area,
    nearest: (area ?? city).dealCount > 0 ? null : (nearestOf(area ?? city, withDeals) ?? null),
  });
  if (!typed)
    return withDeals
      .toSorted((one, other) => other.dealCount - one.dealCount)
      .map((city) => found(city, null));
  const isMeant = ({ name, nameNe }: PlaceAreaView): boolean =>
    [name, nameNe].some((known) =>
      known
        .toLowerCase()
        .split(' ')
        .some((_word, at, words) => words.slice(at).join(' ').startsWith(typed)),
    );
  return places.flatMap((city) => [
    ...(isMeant(city) ? [found(city, null)] : []),
    ...city.areas.filter(isMeant).map((area) => found(city, area)),
  ]);
}
