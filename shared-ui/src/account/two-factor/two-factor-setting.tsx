import { useState } from 'react';
import { twoFactorApi } from '../../api/generated/two-factor';
import { useTexts } from '../../i18n';
import { Bone, Button } from '../../kit';
import { SettingsSection } from '../settings-section';
import { accountTexts } from '../texts';
import { EnrolSheet } from './enrol-sheet';
import { RecoveryCodesSheet } from './recovery-codes-sheet';
import { RenewCodesDialog } from './renew-codes-dialog';
import styles from './two-factor.module.css';
import { TurnOffDialog } from './turn-off-dialog';

type Opened = 'enrol' | 'renew' | 'turn-off' | null;

/** The second step of an admin's sign-in: on, off, and the codes for a lost phone. */
export function TwoFactorSetting() {
  const t = useTexts(accountTexts);
  const { data: state } = twoFactorApi.useTwoFactorStateQuery();
  const [opened, setOpened] = useState<Opened>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setOpened(null);
  const show = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    setOpened(null);
    setCodes(recoveryCodes);
  };
  return (
    <SettingsSection title={t('twoFactorTitle')} text={t('twoFactorText')}>
      {!state && <Bone className={styles.bone} />}
      {state && !state.isOn && (
        <div>
          <Button onClick={() => setOpened('enrol')}>{t('twoFactorTurnOn')}</Button>
        </div>
      )}
      {state?.isOn && (
        <>
          <p>{t('twoFactorIsOn', { count: state.recoveryCodesLeft })}</p>
          <div className={styles.buttons}>
            <Button variant="tint" onClick={() => setOpened('renew')}>
              {t('twoFactorRenew')}
            </Button>
            <Button variant="outline" onClick={() => setOpened('turn-off')}>
              {t('twoFactorTurnOff')}
            </Button>
          </div>
        </>
      )}
      {opened === 'enrol' && <EnrolSheet onDone={show} onClose={close} />}
      {opened === 'renew' && <RenewCodesDialog onDone={show} onClose={close} />}
      {opened === 'turn-off' && <TurnOffDialog onClose={close} />}
      {codes.length > 0 && <RecoveryCodesSheet codes={codes} onClose={() => setCodes([])} />}
    </SettingsSection>
  );
}
