import type { LocationView } from 'shared-ui/api/catalog';

/** Cities with deals first, each group in the order of the catalog. */
export const citiesWithDealsFirst = <City extends Pick<LocationView, 'dealCount'>>(
  cities: readonly City[],
): City[] => [
  ...cities.filter(({ dealCount }) => dealCount > 0),
  ...cities.filter(({ dealCount }) => dealCount === 0),
];
