import { useCatalogPlacesQuery } from 'shared-ui/api/catalog';
import type { ManagedDealView } from 'shared-ui/api/admin';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import styles from './content-value.module.css';
import { moderationTexts } from './texts';

/** List of included or excluded items. */
export function Lines({ lines }: { lines: readonly string[] }) {
  const t = useTexts(moderationTexts);
  if (lines.length === 0) return t('nothing');
  return <span className={styles.lines}>{lines.map((line) => `• ${line}`).join('\n')}</span>;
}

/** Photos in order, with their descriptions. */
export function Photos({ photos }: { photos: ManagedDealView['photos'] }) {
  const t = useTexts(moderationTexts);
  if (photos.length === 0) return t('nothing');
  return (
    <span className={styles.photos}>
      {photos.map(({ path, alt, altNe }, index) => (
        <span key={path}>
          <img
            src={path}
            alt={t('photoNumber', { number: index + 1 })}
            width={160}
            height={100}
            loading="lazy"
          />
          {[alt, altNe].filter(Boolean).join(' · ')}
        </span>
      ))}
    </span>
  );
}

/** Name and area of the venue, with a map link. */
export function Venue({ venue }: { venue: NonNullable<ManagedDealView['venue']> }) {
  const t = useTexts(moderationTexts);
  const { language } = useFormat();
  const { data: cities = [] } = useCatalogPlacesQuery();
  const { name, nameNe, latitude, longitude, areaId } = venue;
  const area = cities.flatMap(({ areas }) => areas).find(({ id }) => id === areaId);
  const names = [name, nameNe, area && inLanguage(language, area.name, area.nameNe)].filter(Boolean);
  return (
    <>
      {names.join(', ')}{' '}
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
        target="_blank"
        rel="noreferrer"
        className={styles.link}
        aria-label={t('onMap', { place: name })}
      >
        {latitude}, {longitude}
      </a>
    </>
  );
}
