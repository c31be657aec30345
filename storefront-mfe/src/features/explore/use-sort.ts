import { useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { without, type Filters, type Sort } from './filters';
import { exploreTexts } from './texts';

const askPlace = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 300_000 });
  });

// Three decimals are a hundred metres: near enough, and no more than needed about anyone.
const toPlace = ({ coords }: GeolocationPosition): string =>
  `${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`;

/** Orders filters another way; by distance it asks the browser where the reader is. */
export function useSort(): (filters: Filters, sort: Sort | undefined) => Promise<Filters> {
  const t = useTexts(exploreTexts);
  const toast = useToast();
  return async (filters, sort) => {
    if (sort !== 'near') return { ...without(filters, 'near', 'sort'), ...(sort && { sort }) };
    try {
      return { ...filters, sort, near: toPlace(await askPlace()) };
    } catch {
      toast({ kind: 'info', title: t('noPlaceTitle'), text: t('noPlaceText') });
      return filters;
    }
  };
}
