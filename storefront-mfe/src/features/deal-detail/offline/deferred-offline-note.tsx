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
  /** Whether it is read out; it stands twice on phones. */
  live?: boolean;
}

/**
 * What is said to somebody who redeems without a connection. Its code comes with the first touch of the page, because nothing
 * can be fetched later; without it, a sentence says so.
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
