import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { appTexts } from '../app-texts';
import styles from './remote-failure.module.css';

interface RemoteFailureProps {
  readonly text: string;
  readonly retry: () => Promise<void>;
}

/** Failure message of a remote with a retry button. */
export function RemoteFailure({ text, retry }: RemoteFailureProps) {
  const t = useTexts(appTexts);
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await retry();
    setTrying(false);
  };
  return (
    <section role="alert" className={styles.failure}>
      <h1>{t('failedTitle')}</h1>
      <p>{text}</p>
      <button type="button" className={styles.again} disabled={isTrying} onClick={() => void tryAgain()}>
        {t(isTrying ? 'trying' : 'tryAgain')}
      </button>
    </section>
  );
}
