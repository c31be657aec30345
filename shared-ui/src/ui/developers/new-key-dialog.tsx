import { useId } from 'react';
import { useTexts } from '../../platform/i18n';
import type { NewApiKeyView } from '../../store/api/api-keys';
import { Alert, Button, Dialog } from '../kit';
import { CopyButton } from './copy-button';
import styles from './dialog.module.css';
import { developerTexts } from './texts';

interface NewKeyDialogProps {
  made: NewApiKeyView;
  onClose(): void;
}

/** Shows a key that was just created or rotated, once. After a lost response the key is unknown. */
export function NewKeyDialog({ made, onClose }: NewKeyDialogProps) {
  const t = useTexts(developerTexts);
  const id = useId();
  const { key, name, kind } = made;
  const isTest = kind === 'test';
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <div className={styles.box}>
        <h2 id={id}>{t('newKeyOf', { name })}</h2>
        {key ? (
          <>
            <Alert tone="warning" title={t('shownOnce')}>
              {isTest ? t('testCodes') : made.scopes.includes('passes:redeem') ? t('redeems') : t('keepIt')}
            </Alert>
            <code className={styles.secret}>{key}</code>
          </>
        ) : (
          <Alert tone="error" title={t('keyLost')}>
            {t(isTest ? 'testLostText' : 'keyLostText')}
          </Alert>
        )}
        <div className={styles.buttons}>
          {key && <CopyButton text={key} label={t('copyKey')} />}
          <Button onClick={onClose}>{key ? t('stored') : t('close')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
