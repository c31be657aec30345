import { passkeysApi } from 'shared-ui/api/passkeys';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, ErrorState, Skeleton } from 'shared-ui/ui';
import { passkeyTexts } from 'shared-ui/ui';
import { AddPasskey } from '../../../shared/passkeys/add-passkey';
import styles from '../account.module.css';
import { SettingsSection } from '../settings-section';
import { PasskeyRow } from './passkey-row';

interface PasskeySettingProps {
  /** Called after a passkey is stored and its recovery codes, if any, are confirmed. */
  onAdded?: () => void;
}

/** List of the account's passkeys. */
export function PasskeySetting({ onAdded }: PasskeySettingProps) {
  const t = useTexts(passkeyTexts);
  const { data: passkeys, isError, refetch } = passkeysApi.usePasskeysListQuery();
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      {passkeys ? (
        <>
          {passkeys.length === 0 && <p className={styles.text}>{t('none')}</p>}
          {passkeys.length > 0 && (
            <ul className={styles.rows}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          <AddPasskey onAdded={onAdded} />
        </>
      ) : isError ? (
        <ErrorState level={3} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      )}
    </SettingsSection>
  );
}
