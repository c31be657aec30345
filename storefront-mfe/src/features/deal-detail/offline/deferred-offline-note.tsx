import { useEffect } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { lazyPart } from 'shared-ui/ui';
import styles from './deferred-offline-note.module.css';
import { dealDetailTexts } from '../texts';
import type { LaterRedemption } from '../redeem/use-later-redemption';
import { whenTouched } from 'shared-ui/platform';

const load = () => import('./offline-note');
const OfflineNote = lazyPart(async () => (await load()).OfflineNote);

interface DeferredOfflineNoteProps {
  later: LaterRedemption;
  /** True to announce the note to screen readers; it is rendered twice on phones. */
  live?: boolean;
}

/**
 * Note for customers who redeem without a connection. Its code loads on the first touch, because it cannot be fetched
 * offline. Until then, one sentence is shown.
 */
export function DeferredOfflineNote({ later, live }: DeferredOfflineNoteProps) {
  const t = useTexts(dealDetailTexts);
  useEffect(() => {
    void whenTouched()
      .then(load)
      .catch(() => undefined);
  }, []);
  if (later.state === 'none') return null;
  return (
    <OfflineNote
      later={later}
      live={live}
      waiting={
        <p className={styles.waiting} role={live ? 'alert' : undefined}>
          {t('offlineText')}
        </p>
      }
    />
  );
}
