import { useState } from 'react';
import { twoFactorApi } from 'shared-ui/api/two-factor';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { RecoveryCodesSheet } from '../../../shared/passkeys/recovery-codes-sheet';
import { SettingsSection } from '../settings-section';
import { accountTexts } from '../texts';
import { RenewCodesDialog } from './renew-codes-dialog';

/**
 * Recovery codes for a lost passkey or phone: the number left, and a button for new ones. Renders nothing without a second
 * factor.
 */
export function RecoveryCodesSetting() {
  const t = useTexts(accountTexts);
  const { data: state } = twoFactorApi.useTwoFactorStateQuery();
  const [isAsked, setAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (!state?.isOn && !state?.hasPasskey) return null;
  return (
    <SettingsSection title={t('codes')} text={t('codesText')}>
      <p>{t('codesLeft', { count: state.recoveryCodesLeft })}</p>
      <div>
        <Button variant="tint" onClick={() => setAsked(true)}>
          {t('codesRenew')}
        </Button>
      </div>
      {isAsked && (
        <RenewCodesDialog
          onDone={({ recoveryCodes }) => {
            setAsked(false);
            setCodes(recoveryCodes);
          }}
          onClose={() => setAsked(false)}
        />
      )}
      {codes.length > 0 && <RecoveryCodesSheet codes={codes} onClose={() => setCodes([])} />}
    </SettingsSection>
  );
}
