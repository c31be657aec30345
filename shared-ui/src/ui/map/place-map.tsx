import { useEffect, useRef, useState } from 'react';
import { useFormat, useTexts } from '../../platform/i18n';
import { cx } from '../kit';
import type { DrawnMap } from './leaflet-map';
import type { MapCity, MapPlace } from './map-place';
import styles from './map.module.css';
import { mapTexts } from './texts';

interface PlaceMapProps {
  /** Accessible name of the map. */
  label: string;
  places: readonly MapPlace[];
  /** City labels for a map without tiles. */
  cities?: readonly MapCity[];
  selected?: number | null;
  onSelect?(id: number): void;
  className?: string;
}

const NONE: readonly MapCity[] = [];

/**
 * Map of places. Leaflet is loaded with the first map that is shown. A list of the same places must be beside the map, because
 * a map alone is not accessible.
 */
export function PlaceMap({
  label,
  places,
  cities = NONE,
  selected = null,
  onSelect,
  className,
}: PlaceMapProps) {
  const t = useTexts(mapTexts);
  const format = useFormat();
  const ground = useRef<HTMLDivElement>(null);
  const chosen = useRef(onSelect);
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    chosen.current = onSelect;
  }, [onSelect]);

  useEffect(() => {
    let wanted = true;
    let drawn: DrawnMap | undefined;
    import('./leaflet-map').then(
      ({ drawMap }) => {
        if (!wanted || !ground.current) return;
        drawn = drawMap(ground.current, {
          cities,
          words: {
            zoomIn: t('zoomIn'),
            zoomOut: t('zoomOut'),
            group: (count) => t('group', { count }),
            number: format.number,
          },
          onSelect: (id) => chosen.current?.(id),
        });
        setMap(drawn);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
      drawn?.remove();
      setMap(null);
    };
  }, [cities, t, format]);

  useEffect(() => map?.show(places), [map, places]);
  useEffect(() => map?.select(selected), [map, selected]);

  if (failed) return <p className={cx(styles.note, className)}>{t('failed')}</p>;
  return (
    <section aria-label={label} className={cx(styles.frame, className)}>
      <div ref={ground} className={styles.ground} />
      {!map && <p className={styles.waiting}>{t('loading')}</p>}
    </section>
  );
}
