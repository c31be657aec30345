import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { useCounterDevice } from '../../offline/use-counter-device';
import styles from './signature.module.css';
import { dailyCloseTexts } from '../texts';

interface WaitingNoteProps {
  count: number;
  /** Closes the day without them. */
  onWithout(): void;
}

/** Shown instead of the signature while acceptances wait for the network. */
export function WaitingNote({ count, onWithout }: WaitingNoteProps) {
  const t = useTexts(dailyCloseTexts);
  const { device } = useCounterDevice();
  const [isSending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    void device?.sync().finally(() => setSending(false));
  };
  return (
    <div className={styles.waiting} role="status">
      <b>{t('waiting', { count })}</b>
      <p>{t('waitingText')}</p>
      <div className={styles.buttons}>
        <Button disabled={isSending} onClick={send}>
          {t('syncNow')}
        </Button>
        <Button variant="outline" onClick={onWithout}>
          {t('closeWithout')}
        </Button>
      </div>
    </div>
  );
}
