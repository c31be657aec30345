import { useCatalogPlacesQuery, type PlaceAreaView } from 'shared-ui/api/catalog';
import { usePlace } from 'shared-ui/platform';

/** Returns the names of the chosen area, otherwise of the chosen city; undefined while they load and if none is chosen. */
export function useNamedPlace(): PlaceAreaView | undefined {
  const { city, area, isChosen } = usePlace();
  const { data } = useCatalogPlacesQuery(undefined, { skip: !isChosen });
  const place = data?.find(({ slug }) => slug === city);
  return place?.areas.find(({ slug }) => slug === area) ?? place;
}
