import { Download } from 'lucide-react';
import { accountChangesExportPath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import { buttonClass, lazyPart } from 'shared-ui/ui';
import { AccountScreen } from './account-screen';
import { EmailSetting } from './email-setting';
import { EraseAccount } from './erase-account';
import { LanguageSetting } from './language-setting';
import { MessageSettings } from './messages/message-settings';
import { PhoneSetting } from './phone/phone-setting';
import { PasskeySetting } from './passkeys/passkey-setting';
import { PasswordSetting } from './password/password-setting';
import { PushSetting } from './push/push-setting';
import { SessionList } from './session-list';
import { SettingsSection } from './settings-section';
import { SuggestionsSetting } from './suggestions-setting';
import { accountTexts } from './texts';

const RecoveryCodesSetting = lazyPart(
  async () => (await import('./two-factor/recovery-codes-setting')).RecoveryCodesSetting,
);

/** Loaded lazily, because only admins have it. */
const TwoFactorSetting = lazyPart(
  async () => (await import('./two-factor/two-factor-setting')).TwoFactorSetting,
);

export function SettingsPage() {
  const t = useTexts(accountTexts);
  return (
    <AccountScreen title="settings">
      {(account) => (
        <>
          <LanguageSetting />
          <PushSetting userId={account.id} />
          <MessageSettings isBusiness={account.staffOf !== null} />
          <SuggestionsSetting />
          <EmailSetting email={account.email} />
          <PhoneSetting account={account} />
          {account.email !== null && <PasswordSetting email={account.email} role={account.role} />}
          <PasskeySetting />
          {account.role === 'admin' && <TwoFactorSetting />}
          <RecoveryCodesSetting />
          <SessionList />
          <SettingsSection title={t('dataTitle')} text={t('dataText')}>
            <div>
              <a href={accountChangesExportPath} download className={buttonClass({ variant: 'tint' })}>
                <Download size={16} />
                {t('export')}
              </a>
            </div>
          </SettingsSection>
          {account.role !== 'admin' && <EraseAccount />}
        </>
      )}
    </AccountScreen>
  );
}
