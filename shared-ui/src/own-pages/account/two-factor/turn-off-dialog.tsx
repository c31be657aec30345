import { useState } from 'react';
import { twoFactorApi } from '../../../store/api/generated/two-factor';
import { useTexts } from '../../../platform/i18n';
import { ConfirmDialog, PasswordField } from '../../../ui/kit';
import { useToast } from '../../../platform/toast/use-toast';
import { accountTexts } from '../texts';
import { CodeField } from './code-field';
import { useAttempt } from './use-attempt';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(accountTexts);
  const toast = useToast();
  const [turnOff] = twoFactorApi.useTwoFactorTurnOffMutation();
  const { busy, fault, setFault, attempt } = useAttempt();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const next = () => {
    if (!password) return setFault(t('passwordMissing'));
    if (!code.trim()) return setFault(t('twoFactorCodeMissing'));
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
      <CodeField takesRecoveryCode value={code} fault={fault} onChange={setCode} />
    </ConfirmDialog>
  );
}
