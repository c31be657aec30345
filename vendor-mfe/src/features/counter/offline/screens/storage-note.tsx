import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { onInstallOffer, takeInstallOffer } from 'shared-ui/platform';
import { Button } from 'shared-ui/ui';
import { askForStorage } from '../kept-application';
import { offlineTexts } from '../texts';
import styles from './offline.module.css';

/** True if the browser promised to keep the acceptances; null until it answered. */
function usePersistence(): boolean | null {
  const [isPersistent, setPersistent] = useState<boolean | null>(null);
  useEffect(() => {
    let isOpen = true;
    void askForStorage().then((answer) => isOpen && setPersistent(answer));
    return () => void (isOpen = false);
  }, []);
  return isPersistent;
}

function useInstallOffer(): boolean {
  const [isOffered, setOffered] = useState(() => Boolean(window.installOffer));
  useEffect(() => onInstallOffer(() => setOffered(true)), []);
  return isOffered;
}

function Unsafe() {
  const t = useTexts(offlineTexts);
  const isOffered = useInstallOffer();
  return (
    <div className={styles.waits}>
      <TriangleAlert size={20} aria-hidden />
      <div>
        <b>{t('notSafe')}</b> {t('notSafeText')}
        {isOffered && (
          <Button variant="text" onClick={() => void takeInstallOffer()?.prompt()}>
            {t('install')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Asks the browser to keep what is stored, and warns where it may delete acceptances. */
export function StorageWarning() {
  return usePersistence() === false ? <Unsafe /> : null;
}

/** Says whether acceptances are safe on this device. */
export function StorageNote() {
  const t = useTexts(offlineTexts);
  const isPersistent = usePersistence();
  if (isPersistent === null) return null;
  if (!isPersistent) return <Unsafe />;
  return (
    <p className={styles.hint}>
      <ShieldCheck size={20} aria-hidden />
      <span>
        <b>{t('safe')}</b> {t('safeText')}
      </span>
    </p>
  );
}
