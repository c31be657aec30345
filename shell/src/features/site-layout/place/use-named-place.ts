import { useCatalogPlacesQuery, type PlaceAreaView } from 'shared-ui/api/catalog';
import { usePlace } from 'shared-ui/platform';

/** The chosen area with its names, else the chosen city; undefined until the names are there and where none is chosen. */
export function useNamedPlace(): PlaceAreaView | undefined {
  const { city, area, isChosen } = usePlace();
  const { data } = useCatalogPlacesQuery(undefined, { skip: !isChosen });
  const place = data?.find(({ slug }) => slug === city);
  return place?.areas.find(({ slug }) => slug === area) ?? place;
}
