import { useId } from 'react';
import { useTexts } from '../../../platform/i18n';
import type { NewWebhookView } from '../../../store/api/webhooks';
import { Alert, Button, Dialog } from '../../kit';
import { CopyButton } from '../copy-button';
import styles from '../dialog.module.css';
import { hostOf } from './host-of';
import { webhookTexts } from './texts';

interface SecretDialogProps {
  made: NewWebhookView;
  onClose(): void;
}

/** Shows the secret of an endpoint that was just created or whose secret was just rotated, once. */
export function SecretDialog({ made: { secret, url }, onClose }: SecretDialogProps) {
  const t = useTexts(webhookTexts);
  const id = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <div className={styles.box}>
        <h2 id={id}>{t('secretOf', { address: hostOf(url) })}</h2>
        {secret ? (
          <>
            <Alert tone="warning" title={t('secretOnce')}>
              {t('secretText')}
            </Alert>
            <code className={styles.secret}>{secret}</code>
          </>
        ) : (
          <Alert tone="error" title={t('secretLost')}>
            {t('secretLostText')}
          </Alert>
        )}
        <div className={styles.buttons}>
          {secret && <CopyButton text={secret} label={t('copySecret')} />}
          <Button onClick={onClose}>{t(secret ? 'stored' : 'close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
