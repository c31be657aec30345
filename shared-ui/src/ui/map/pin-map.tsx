import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/i18n';
import { cx } from '../kit';
import type { PinnedMap } from './leaflet-pin';
import type { Positioned } from './map-place';
import styles from './map.module.css';
import { mapTexts } from './texts';

interface PinMapProps {
  /** Accessible name of the map. */
  label: string;
  pin: Positioned | null;
  onPin(place: Positioned): void;
  className?: string;
}

/** Sets one position on a map. A text input for the position must be beside it, because a map alone is not accessible. */
export function PinMap({ label, pin, onPin, className }: PinMapProps) {
  const t = useTexts(mapTexts);
  const ground = useRef<HTMLDivElement>(null);
  const chosen = useRef(onPin);
  const [map, setMap] = useState<PinnedMap | null>(null);
  const [failed, setFailed] = useState(false);
  const [latitude, longitude] = [pin?.latitude, pin?.longitude];

  useEffect(() => {
    chosen.current = onPin;
  }, [onPin]);

  useEffect(() => {
    let wanted = true;
    let drawn: PinnedMap | undefined;
    import('./leaflet-pin').then(
      ({ drawPinMap }) => {
        if (!wanted || !ground.current) return;
        drawn = drawPinMap(ground.current, {
          words: { zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), pin: label },
          onPin: (place) => chosen.current(place),
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
  }, [t, label]);

  useEffect(
    () => map?.pin(latitude === undefined || longitude === undefined ? null : { latitude, longitude }),
    [map, latitude, longitude],
  );

  if (failed) return <p className={cx(styles.note, className)}>{t('pinFailed')}</p>;
  return (
    <section aria-label={label} className={cx(styles.frame, className)}>
      <div ref={ground} className={styles.ground} />
      {!map && <p className={styles.waiting}>{t('loading')}</p>}
    </section>
  );
}
