import { useMemo, useState } from 'react';
import { useExploreMapQuery, type DealMapView } from 'shared-ui/api/explore';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ButtonLink, EmptyState, ErrorState, Skeleton } from 'shared-ui/ui';
import { PlaceMap } from 'shared-ui/map';
import styles from './deal-map.module.css';
import { usePlace } from 'shared-ui/platform';
import { pathOf, unorderedQueryOf, without } from '../filters/filters';
import { toMark } from './map-marks';
import { PlaceList } from './place-list';
import { useIsBrowser } from './use-has-map';
import { exploreTexts } from '../texts';
import type { Explore } from '../use-explore';

function Places({ map, locations }: Pick<Explore, 'locations'> & { map: DealMapView }) {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  const { language } = format;
  const isBrowser = useIsBrowser();
  const [selected, setSelected] = useState<number | null>(null);
  const marks = useMemo(() => map.places.map((place) => toMark(place, t, format)), [map, t, format]);
  const cities = useMemo(
    () => locations.map((city) => ({ ...city, name: inLanguage(language, city.name, city.nameNe) })),
    [locations, language],
  );
  return (
    <>
      {!map.isComplete && <p className={styles.note}>{t('mapOfNewest')}</p>}
      <div className={styles.both}>
        {isBrowser ? (
          <PlaceMap
            label={t('mapLabel')}
            places={marks}
            cities={cities}
            selected={selected}
            onSelect={setSelected}
            className={styles.map}
          />
        ) : (
          <SkeletonBlock className={styles.map} />
        )}
        <PlaceList places={map.places} selected={selected} onSelect={setSelected} />
      </div>
    </>
  );
}

/** Map of the places where the listed deals can be used. */
export function DealMap({ filters, locations }: Explore) {
  const t = useTexts(exploreTexts);
  const { currentData: map, isError, refetch } = useExploreMapQuery(unorderedQueryOf(filters, usePlace()));
  if (isError && !map) {
    return <ErrorState title={t('failed')} text={t('mapFailedText')} onRetry={() => void refetch()} />;
  }
  if (!map) {
    return (
      <Skeleton>
        <SkeletonBlock className={styles.map} />
      </Skeleton>
    );
  }
  if (map.places.length === 0) {
    return (
      <EmptyState
        drawing="search"
        title={t('nowhere')}
        text={t('nowhereText')}
        actions={<ButtonLink to={pathOf(without(filters, 'view'))}>{t('showAsList')}</ButtonLink>}
      />
    );
  }
  return <Places map={map} locations={locations} />;
}
