import { useFormat, useTexts } from 'shared-ui/i18n';
import { Chip } from 'shared-ui/ui';
import { radii, type Filters } from '../filters/filters';
import { exploreTexts } from '../texts';
import styles from './city-choice.module.css';

const DEFAULT_RADIUS = 50;

/** Selects the maximum distance from the visitor. */
export function RadiusChoice({ filters, onChange }: { filters: Filters; onChange(filters: Filters): void }) {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  const chosen = filters.radius ?? DEFAULT_RADIUS;
  return (
    <div role="group" aria-label={t('radius')} className={styles.cities}>
      {radii.map((radius) => (
        <Chip key={radius} selected={radius === chosen} onClick={() => onChange({ ...filters, radius })}>
          {t('kilometers', { count: radius, shown: format.number(radius) })}
        </Chip>
      ))}
    </div>
  );
}
