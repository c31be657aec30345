import type { MapPlaceView } from 'shared-ui/api/explore';
import { inLanguage, type Format, type Translate } from 'shared-ui/i18n';
import type { MapPlace } from 'shared-ui/map';

/** Map marker of a place: its number of deals, and its accessible name. */
export const toMark = (
  place: MapPlaceView,
  t: Translate<'markLabel' | 'deals'>,
  { language, number }: Pick<Format, 'language' | 'number'>,
): MapPlace => ({
  id: place.id,
  latitude: place.latitude,
  longitude: place.longitude,
  text: number(place.deals.length),
  label: t('markLabel', {
    place: `${inLanguage(language, place.businessName, place.businessNameNe)}, ${inLanguage(language, place.name, place.nameNe)}`,
    deals: t('deals', { count: place.deals.length }),
  }),
});
