import { ChevronDown, MapPin } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { usePlace } from 'shared-ui/platform';
import { useLocation } from 'shared-ui/router';
import { lazyPart, VisuallyHidden } from 'shared-ui/ui';
import { siteTexts } from '../site-texts';
import styles from './place-chip.module.css';
import { useNamedPlace } from './use-named-place';

// Loaded lazily, because most visitors never change the city.
const PlaceChooser = lazyPart(async () => (await import('./place-chooser')).PlaceChooser);

/**
 * Choice for browsers without scripts, rendered by the server. In a browser with scripts its code never loads, and the server's
 * links stay unchanged; the visitor uses the chooser instead.
 */
const PlainChoice = lazyPart<{ city: string }>(async () =>
  process.env.BUILT_FOR === 'browser'
    ? new Promise(() => undefined)
    : (await import('./plain-choice')).PlainChoice,
);

/**
 * The visitor's city in the header, which opens the Locations menu. The server renders the name of the city, the browser adds
 * the area.
 */
export function PlaceChip() {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const { city, isChosen } = usePlace();
  const named = useNamedPlace();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // Open until the next navigation.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { key } = useLocation();
  // A press before hydration opened the choice without scripts.
  useEffect(() => {
    if (!details.current?.open) return;
    details.current.open = false;
    setOpenedAt(key);
  }, [key]);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpenedAt(key);
  };
  const name = named && inLanguage(language, named.name, named.nameNe);
  return (
    <>
      <details ref={details} className={styles.place}>
        <summary ref={summary} className={styles.chip} aria-haspopup="dialog" onClick={open}>
          <MapPin size={18} aria-hidden className={styles.pin} />
          <VisuallyHidden>{t('locations')}: </VisuallyHidden>
          <span className={styles.name}>{isChosen && name ? name : t('chooseCity')}</span>
          <ChevronDown size={16} aria-hidden className={styles.arrow} />
        </summary>
        <PlainChoice city={city} />
      </details>
      {openedAt === key && (
        <PlaceChooser
          onClose={() => {
            setOpenedAt(null);
            summary.current?.focus();
          }}
        />
      )}
    </>
  );
}
