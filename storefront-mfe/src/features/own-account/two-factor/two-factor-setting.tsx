import { useState } from 'react';
import { twoFactorApi } from 'shared-ui/api/two-factor';
import { useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Button } from 'shared-ui/ui';
import { RecoveryCodesSheet } from '../../../shared/passkeys/recovery-codes-sheet';
import { SettingsSection } from '../settings-section';
import { accountTexts } from '../texts';
import { EnrolSheet } from './enrol-sheet';
import styles from './two-factor.module.css';
import { TurnOffDialog } from './turn-off-dialog';

type Opened = 'enrol' | 'turn-off' | null;

interface TwoFactorSettingProps {
  /** Called after the app is active and its recovery codes, if any, are confirmed. */
  onAdded?: () => void;
}

/** Switch for the authenticator app of an admin. */
export function TwoFactorSetting({ onAdded }: TwoFactorSettingProps) {
  const t = useTexts(accountTexts);
  const { data: state } = twoFactorApi.useTwoFactorStateQuery();
  const [opened, setOpened] = useState<Opened>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setOpened(null);
  const show = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    setOpened(null);
    setCodes(recoveryCodes);
    if (recoveryCodes.length === 0) onAdded?.();
  };
  const saved = () => {
    setCodes([]);
    onAdded?.();
  };
  return (
    <SettingsSection title={t('twoFactorTitle')} text={t('twoFactorText')}>
      {!state && <SkeletonBlock className={styles.bone} />}
      {state && !state.isOn && (
        <div>
          <Button onClick={() => setOpened('enrol')}>{t('twoFactorTurnOn')}</Button>
        </div>
      )}
      {state?.isOn && (
        <>
          <p>{t('twoFactorIsOn')}</p>
          <div>
            <Button variant="outline" onClick={() => setOpened('turn-off')}>
              {t('twoFactorTurnOff')}
            </Button>
          </div>
        </>
      )}
      {opened === 'enrol' && <EnrolSheet onDone={show} onClose={close} />}
      {opened === 'turn-off' && <TurnOffDialog onClose={close} />}
      {codes.length > 0 && <RecoveryCodesSheet codes={codes} onClose={saved} />}
    </SettingsSection>
  );
}
