import { useSyncExternalStore } from 'react';
import { localizedPath, useLanguage, useTexts } from 'shared-ui/i18n';
import { siteTexts } from './site-texts';
import styles from './offline-bar.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

function Bar() {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  return (
    <p className={styles.bar}>
      {t('offline')} <a href={localizedPath('/offline', language)}>{t('offlineCodes')}</a>
    </p>
  );
}

/** Says that the connection is gone, for as long as it is. What was typed stays where it is. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <Bar />}
    </div>
  );
}
