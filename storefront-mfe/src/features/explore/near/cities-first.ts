import type { LocationView } from 'shared-ui/api/catalog';

/** Sorts cities with deals first; each group keeps the order of the catalog. */
export const citiesWithDealsFirst = <City extends Pick<LocationView, 'dealCount'>>(
  cities: readonly City[],
): City[] => [
  ...cities.filter(({ dealCount }) => dealCount > 0),
  ...cities.filter(({ dealCount }) => dealCount === 0),
];
