import { useState } from 'react';
import { accountApi } from 'shared-ui/api/account';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog } from 'shared-ui/ui';
import { OwnProofField } from './own-proof-field';
import { SettingsSection } from './settings-section';
import { accountTexts } from './texts';

/** Erases the account after a password check. Then a new page loads, so that no user data remains. */
export function EraseAccount() {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const [erase, { isLoading, isSuccess }] = accountApi.useAccountChangesEraseMutation();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [fieldError, setFieldError] = useState('');
  const busy = isLoading || isSuccess;

  const close = () => {
    setOpen(false);
    setPassword('');
    setFieldError('');
  };

  async function confirm(): Promise<void> {
    if (!password) return setFieldError(t('passwordMissing'));
    setFieldError('');
    try {
      await erase({ eraseAccountDto: { password } }).unwrap();
      window.location.assign('/');
    } catch (failure) {
      setFieldError(await describeFailure(failure, language, t('saveFailedText')));
    }
  }

  return (
    <SettingsSection title={t('eraseTitle')} text={t('eraseText')}>
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('erase')}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        title={t('eraseAsk')}
        text={t('eraseAskText')}
        confirm={t(busy ? 'erasing' : 'eraseConfirm')}
        cancel={t('keep')}
        variant="danger"
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <OwnProofField
          label={t('password')}
          name="password"
          value={password}
          error={fieldError || undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
      </ConfirmDialog>
    </SettingsSection>
  );
}
