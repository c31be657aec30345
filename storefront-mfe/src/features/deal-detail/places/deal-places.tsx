import { MapPinned } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, lazyPart } from 'shared-ui/ui';
import { PlaceCard } from './place-card';
import { placesOfUse } from './places-of-use';
import styles from './deal-places.module.css';
import { placesTexts } from './texts';

const PlacesMap = lazyPart(async () => (await import('./places-map')).PlacesMap);

/** Places where the deal can be used, one card each. The map loads on request. */
export function DealPlaces({ deal }: { deal: DealPageView }) {
  const t = useTexts(placesTexts);
  const language = useLanguage();
  const [mapShown, setMapShown] = useState(false);
  const places = useMemo(() => placesOfUse(deal, language), [deal, language]);
  const isOnMap = places.some(({ latitude, longitude }) => latitude !== null && longitude !== null);
  return (
    <>
      <ul className={styles.branches}>
        {places.map((place) => (
          <PlaceCard key={place.id} place={place} phone={deal.vendor.phone} />
        ))}
      </ul>
      {isOnMap && !mapShown && (
        <Button variant="tint" size="small" className={styles.showMap} onClick={() => setMapShown(true)}>
          <MapPinned size={16} />
          {t('showMap')}
        </Button>
      )}
      {mapShown && <PlacesMap places={places} label={t('mapLabel')} />}
    </>
  );
}
