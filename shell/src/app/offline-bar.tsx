import { useEffect, useSyncExternalStore } from 'react';
import { type Language, localizedPath, readTexts, useLanguage } from 'shared-ui/i18n';
import { useLocation } from 'shared-ui/router';
import { appTexts } from './app-texts';
import styles from './offline-bar.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const codesPath = (language: Language): string => {
  const codes = encodeURIComponent(localizedPath('/dashboard/redemptions', language));
  return `${localizedPath('/offline', language)}?from=${codes}`;
};

/** Shows a message while the browser is offline. Typed input is kept. */
export function OfflineBar() {
  const language = useLanguage();
  // Loaded while online, because loading fails offline.
  useEffect(() => void appTexts.load(language).catch(() => undefined), [language]);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // The counter has a bar of its own.
  const isCounter = useLocation().pathname.startsWith('/dashboard/counter');
  const t = isOnline || isCounter ? null : readTexts(appTexts, language);
  return (
    <div role="status" className={styles.place}>
      {t && (
        <p className={styles.bar}>
          {t('offline')} <a href={codesPath(language)}>{t('offlineCodes')}</a>
        </p>
      )}
    </div>
  );
}
