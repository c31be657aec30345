import { useState } from 'react';
import { twoFactorApi } from 'shared-ui/api/two-factor';
import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, PasswordField } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import { accountTexts } from '../texts';
import { CodeField } from './code-field';
import { useAttempt } from './use-attempt';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(accountTexts);
  const toast = useToast();
  const [turnOff] = twoFactorApi.useTwoFactorTurnOffMutation();
  const { busy, fieldError, setFieldError, attempt } = useAttempt();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const next = () => {
    if (!password) return setFieldError(t('passwordMissing'));
    if (!code.trim()) return setFieldError(t('twoFactorCodeMissing'));
    void attempt(async () => {
      await turnOff({ turnOffTwoFactorDto: { password, code: code.trim() } }).unwrap();
      toast({ kind: 'success', title: t('twoFactorOff'), text: t('twoFactorOffText') });
      onClose();
    });
  };
  return (
    <ConfirmDialog
      open
      title={t('twoFactorTurnOff')}
      text={t('twoFactorTurnOffText')}
      confirm={t(busy ? 'saving' : 'twoFactorTurnOff')}
      cancel={t('twoFactorCancel')}
      variant="danger"
      busy={busy}
      onConfirm={next}
      onClose={onClose}
    >
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <CodeField takesRecoveryCode value={code} fieldError={fieldError} onChange={setCode} />
    </ConfirmDialog>
  );
}
